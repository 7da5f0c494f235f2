/**
 * Spheres, capsules and lozenges over the rationals: the least distance of all pairs of a vertex, edge and face of the
 * cores (as the referee of distances finds it), and, for what is inside, the distances from the faces themselves. The
 * kernel walks over corrals instead.
 */
import type { Kind as FlatKind } from '../../../cases/distance/operands.js';
import { type LinearKind, linearShape } from '../../../cases/round/linear.js';
import { isRound, type RoundKind, shapeAt, sizeOf } from '../../../cases/round/operands.js';
import { contact } from '../contact.js';
import {
  numbersIn,
  type Operand,
  operand,
  type PlaneOperand,
  type Reader,
  readerOf,
} from '../distance/operands.js';
import { contains, hullOf, pointShape, polygonShape, type Shape } from '../shape.js';
import { add, cross, dot, isZero, rational, signOf, type Vector } from '../vectors.js';
import { compareGap, facesOf, segmentShape } from './gaps.js';
import { metText, sphereSurface, sphereSurfaces } from './surfaces.js';

/** A core and a radius, in units of the reader. */
export interface RoundOperand {
  readonly core: Operand | PlaneOperand;
  readonly radius: bigint;
}

type Fields = Readonly<Record<string, readonly number[]>> & {
  readonly radius: number;
  readonly edges: readonly (readonly number[])[];
};

/** A flat or round shape; `undefined` if it is none. */
export function roundOperand(
  kind: RoundKind | FlatKind,
  shape: unknown,
  reader: Reader,
): RoundOperand | undefined {
  if (!isRound(kind)) {
    const core = operand(kind, shape, reader);
    return core && { core, radius: 0n };
  }
  const fields = shape as Fields;
  if (kind === 'infiniteCylinder') {
    const core = operand('line', { origin: fields.origin, direction: fields.direction }, reader);
    return { core: core!, radius: reader.length(fields.radius) };
  }
  return {
    core: { shape: coreOf(kind, fields, reader), infinite: [] },
    radius: reader.length(fields.radius),
  };
}

function coreOf(kind: RoundKind, { center, start, end, origin, edges }: Fields, { vector }: Reader): Shape {
  if (kind === 'sphere') return pointShape(vector(center!));
  if (kind === 'circle') return pointShape(vector([...center!, 0]));
  if (kind === 'capsule2d') return segmentShape(vector([...start!, 0]), vector([...end!, 0]));
  if (kind === 'capsule') return segmentShape(vector(start!), vector(end!));
  const [o, u, v] = [vector(origin!), vector(edges[0]!), vector(edges[1]!)];
  return polygonShape([o, add(o, u), add(add(o, u), v), add(o, v)]);
}

/** The referee of a pair; `rejected` where a polyhedron is none. */
export function sweptReferee(a: RoundKind, b: RoundKind | FlatKind): (values: Float64Array) => string {
  return (values) => {
    const shapes = [shapeAt(a, values, 0), shapeAt(b, values, sizeOf(a))];
    const reader = readerOf([0, ...shapes.flatMap(numbersIn)]);
    const first = roundOperand(a, shapes[0], reader)!;
    const second = roundOperand(b, shapes[1], reader);
    if (second === undefined) return 'rejected';
    const answer = answerOf(first, second);
    // What spheres say of one another is not asked: surfaces are compared.
    const words = answer.split(' ').slice(0, 2);
    return hasSurfaces(a, b) ? [...words, surfacesOf(first, second)].join(' ') : answer;
  };
}

const hasSurfaces = (a: RoundKind, b: RoundKind | FlatKind): boolean =>
  a === 'sphere' && b !== 'plane' && (b === 'sphere' || !isRound(b));

/** How the surfaces of a sphere and of another shape meet. */
function surfacesOf(sphere: RoundOperand, other: RoundOperand): string {
  const [center] = shapeOf(sphere).points as [Vector];
  const shape = shapeOf(other);
  return other.radius === 0n
    ? sphereSurface(center, sphere.radius, shape)
    : sphereSurfaces(center, sphere.radius, shape.points[0]!, other.radius);
}

/** The referee of a point and a lozenge, all of whose boundary is one face. */
export function pointLozengeReferee(values: Float64Array): string {
  const shapes = [Array.from(values.subarray(0, 3)), shapeAt('lozenge', values, 3)];
  const reader = readerOf([0, ...shapes.flatMap(numbersIn)]);
  const [point, lozenge] = [
    roundOperand('point', shapes[0], reader)!,
    roundOperand('lozenge', shapes[1], reader)!,
  ];
  const sign = compareGap(shapeOf(point), shapeOf(lozenge), lozenge.radius);
  if (sign > 0) return 'outside -';
  return sign === 0 || lozenge.radius === 0n ? 'boundary f0' : 'inside in';
}

/** How a line, ray or segment and a lozenge meet: by the distance of its core from them. */
export function linearLozengeRelation(linear: LinearKind, values: ArrayLike<number>): string {
  const shapes = [linearShape(linear, values, 3), shapeAt('lozenge', values, 6)];
  const reader = readerOf([0, ...shapes.flatMap(numbersIn)]);
  const [first, second] = [
    roundOperand(linear, shapes[0], reader)!,
    roundOperand('lozenge', shapes[1], reader)!,
  ];
  return relationOf(first, second).relation;
}

/** Relation, containment and how the boundaries meet, or the side of a plane. */
export function answerOf(a: RoundOperand, b: RoundOperand, inPlane = false): string {
  if ('normal' in b.core) return againstPlane(a, b.core);
  const { relation, meets } = relationOf(a, b);
  return meets
    ? metText(relation, depthIn(a, b, inPlane), depthIn(b, a, inPlane))
    : metText(relation, -1, -1);
}

const shapeOf = ({ core }: RoundOperand): Shape => (core as Operand).shape;

function relationOf(a: RoundOperand, b: RoundOperand): { relation: string; meets: boolean } {
  const reach = a.radius + b.radius;
  if (reach === 0n) {
    const { relation } = contact(shapeOf(a), shapeOf(b));
    return { relation, meets: relation !== 'disjoint' };
  }
  const sign = compareGap(shapeOf(a), shapeOf(b), reach);
  return { relation: sign > 0 ? 'disjoint' : sign === 0 ? 'touching' : 'overlapping', meets: sign <= 0 };
}

/**
 * How deep the first is in the second: 1 in its inside, 0 if it reaches its boundary, -1 if it is not in it. If there
 * is no end, any point of the axis, if the other axis is parallel. Else every corner with its ball: within a rounded
 * core, or in a solid and far enough from every face (edge, in the plane) of it.
 */
function depthIn(a: RoundOperand, b: RoundOperand, inPlane: boolean): number {
  const [axis, other] = [a, b].map(({ core }) => (core as Operand).linear);
  const shape = shapeOf(b);
  const within = (p: Vector): number => 0 - compareGap(pointShape(p), shape, b.radius - a.radius);
  if (axis !== undefined) {
    const isAlong = other !== undefined && isZero(cross(axis.direction, other.direction));
    return isAlong ? within(axis.origin) : -1;
  }
  const { points } = shapeOf(a);
  const walls = b.radius > 0n ? [] : inPlane ? edgesOf(shape) : facesOf(shape);
  if (walls.length === 0) return Math.min(...points.map(within));
  const hull = hullOf(shape);
  if (!points.every((p) => contains(hull, rational(p)))) return -1;
  return Math.min(...points.flatMap((p) => walls.map((wall) => compareGap(pointShape(p), wall, a.radius))));
}

function edgesOf(shape: Shape): Shape[] {
  if (shape.solid || hullOf(shape).dimension < 2) return [];
  return shape.edges.map(([i, j]) => segmentShape(shape.points[i]!, shape.points[j]!));
}

/**
 * The plane's function at the corners, plus and minus the radius times its normal's length, whose signs are those of
 * squares.
 */
function againstPlane(a: RoundOperand, { normal, constant }: PlaneOperand): string {
  const size = dot(normal, normal) * a.radius ** 2n;
  const heights = shapeOf(a).points.map((p) => dot(normal, p) + constant);
  const lowest = Math.min(
    ...heights.map((h) => (h <= 0n && size > 0n ? -1 : signOf(h < 0n ? -1n : h * h - size))),
  );
  const highest = Math.max(
    ...heights.map((h) => (h >= 0n && size > 0n ? 1 : signOf(h > 0n ? 1n : size - h * h))),
  );
  return planeText(lowest, highest, a.radius > 0n);
}

/** What the signs at the lowest and the highest point of a solid (or of a flat shape) say. */
export function planeText(lowest: number, highest: number, isSolid: boolean): string {
  const side = lowest >= 0 && highest > 0 ? 1 : highest <= 0 && lowest < 0 ? -1 : 0;
  if (lowest > 0 || highest < 0) return `disjoint none ${side}`;
  if (lowest === 0 && highest === 0) return 'overlapping inside 0';
  const crossing = isSolid ? 'overlapping' : 'crossing';
  return `${lowest === 0 || highest === 0 ? 'touching' : crossing} none ${side}`;
}
