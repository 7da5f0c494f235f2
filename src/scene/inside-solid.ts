/** Is a shape that does not meet the boundary of a solid within the solid? */
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import type { Point3 } from '../core/shapes.js';
import { plus, type Vector, ZERO } from '../distance/engine/vectors.js';
import type { HomogeneousPoint } from '../implicit/homogeneous.js';
import { ExactFormPointObject } from '../implicit/objects/exact-form-point.js';
import type { Point3Object } from '../implicit/objects/point3-object.js';
import type { Side } from '../round/distances/measure-swept.js';
import { locateInSolid } from '../solids/engine/located-solid.js';
import type { Solid } from '../solids/solid.js';

type Core = Pick<Side, 'core' | 'radius'>;

/** Is one point of the relative interior of a shape in the solid, not on its boundary? */
export const isWithinSolid = (where: string, shape: Core, solid: Solid, from?: Shift): boolean =>
  locateInSolid(where, solid, from === undefined ? innerPoint(shape) : movedPoint(shape, from)) > 0;

/** By what a shape is moved from where it is given. */
type Shift = readonly [number, number, number];

/** A point of the core, if there is a ball around it; else the mean of the corners, which is not rounded. */
function innerPoint({ core, radius }: Core): Point3 | Point3Object {
  if (radius > 0) return [core.numbers[0]!, core.numbers[1]!, core.numbers[2]!];
  return new ExactFormPointObject(meanOf(core));
}

/** The mean of the corners, moved. */
function movedPoint({ core }: Core, from: Shift): Point3Object {
  const { x, y, z, w, exponent } = meanOf(core);
  const common = Math.min(exponent, commonExponent(from));
  const by = scaledIntegers(from, common);
  const finer = BigInt(exponent - common);
  const [p, q, r] = [x, y, z].map((c, k) => (c << finer) + by[k]! * w);
  return new ExactFormPointObject({ x: p!, y: q!, z: r!, w, exponent: common });
}

function meanOf(core: Core['core']): HomogeneousPoint {
  const { points, scale } = core.cells();
  const [x, y, z] = points.all().reduce<Vector>(plus, ZERO);
  return { x, y, z, w: BigInt(points.length) * scale.denominator, exponent: scale.exponent };
}
