/**
 * Infinite cylinders against planes and spheres, over integers: where the line through the axis across a plane meets
 * it, and in how many points the axis meets the ball that is grown, or made smaller, by the radius. The kernel compares
 * squares of distances.
 */
import { shapeAt, sizeOf } from '../../../cases/round/operands.js';
import { numbersIn, operand, type PlaneOperand, type Reader, readerOf } from '../distance/operands.js';
import { add, cross, dot, multiply, signOf, subtract, type Vector } from '../vectors.js';
import { metText } from './surfaces.js';

interface Fields {
  readonly center: readonly number[];
  readonly origin: readonly number[];
  readonly direction: readonly number[];
  readonly radius: number;
}

/** In units of the reader. */
interface Axis {
  readonly through: Vector;
  readonly along: Vector;
  readonly radius: bigint;
}

function axisOf({ origin, direction, radius }: Fields, { vector, number, one }: Reader): Axis {
  return { through: vector(origin), along: vector(direction), radius: number(radius) * one };
}

/**
 * A plane along the axis: the axis' point moved onto it along the normal, q / s, is as far from the axis as the plane
 * is.
 */
export function infiniteCylinderPlaneReferee(values: Float64Array): string {
  const at = sizeOf('infiniteCylinder');
  const shapes = [shapeAt('infiniteCylinder', values, 0), shapeAt('plane', values, at)];
  const reader = readerOf([0, ...shapes.flatMap(numbersIn)]);
  const { through, along, radius } = axisOf(shapes[0] as Fields, reader);
  const { normal, constant } = operand('plane', shapes[1], reader) as PlaneOperand;
  if (dot(normal, along) !== 0n) return `${radius > 0n ? 'overlapping' : 'crossing'} none 0`;
  const height = dot(normal, through) + constant;
  const size = dot(normal, normal);
  const foot = add(multiply(through, size), multiply(normal, -height));
  const off = cross(subtract(foot, multiply(through, size)), along);
  const gap = signOf(dot(off, off) - (radius * size) ** 2n * dot(along, along));
  const side = signOf(height);
  if (gap > 0) return `disjoint none ${side}`;
  if (radius === 0n) return 'overlapping inside 0';
  return gap === 0 ? `touching none ${side}` : 'overlapping none 0';
}

/** The sign of the discriminant of |m + t w|² = r²: in how many points a line meets a sphere. */
function discriminant({ through, along }: Axis, center: Vector, radius: bigint): number {
  const m = subtract(through, center);
  return signOf(dot(m, along) ** 2n - dot(along, along) * (dot(m, m) - radius * radius));
}

/** A sphere and an infinite cylinder. */
export function sphereInfiniteCylinderReferee(values: Float64Array): string {
  const shapes = [shapeAt('sphere', values, 0), shapeAt('infiniteCylinder', values, sizeOf('sphere'))];
  const reader = readerOf([0, ...shapes.flatMap(numbersIn)]);
  const axis = axisOf(shapes[1] as Fields, reader);
  const { center, radius } = shapes[0] as Fields;
  const [middle, own] = [reader.vector(center), reader.number(radius) * reader.one];
  const meets = discriminant(axis, middle, own + axis.radius);
  if (meets < 0) return metText('disjoint', -1, -1);
  const isIn = own <= axis.radius ? discriminant(axis, middle, axis.radius - own) : -1;
  const isTangent = meets === 0 && own + axis.radius > 0n;
  return metText(isTangent ? 'touching' : 'overlapping', isIn, -1);
}
