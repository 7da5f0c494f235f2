/** Is the inside of a shape that does not meet the boundary of a solid within the solid? */
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Point3 } from '../../core/shapes.js';
import { plus, type Vector, ZERO } from '../../distance/engine/vectors.js';
import type { HomogeneousPoint } from '../../implicit/homogeneous.js';
import { ExactFormPointObject } from '../../implicit/objects/exact-form-point.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { locateInSolid } from '../../solids/engine/located-solid.js';
import type { Solid } from '../../solids/solid.js';
import type { Carrier } from '../translation/carriers.js';

/** Is one point of the inside of a shape with a volume in the solid, not on its boundary? */
export const startsInside = (where: string, carrier: Carrier, solid: Solid, from?: Shift): boolean =>
  locateInSolid(where, solid, from === undefined ? innerPoint(carrier) : movedPoint(carrier, from)) > 0;

/** By what a shape is moved from where it is given. */
type Shift = readonly [number, number, number];

/** A point of the core, if there is a ball around it; else the mean of the corners, which is not rounded. */
function innerPoint({ core, radius }: Carrier): Point3 | Point3Object {
  if (radius > 0) return [core.numbers[0]!, core.numbers[1]!, core.numbers[2]!];
  return new ExactFormPointObject(meanOf(core));
}

/** The mean of the corners, moved. */
function movedPoint({ core }: Carrier, from: Shift): Point3Object {
  const { x, y, z, w, exponent } = meanOf(core);
  const common = Math.min(exponent, commonExponent(from));
  const by = scaledIntegers(from, common);
  const finer = BigInt(exponent - common);
  const [p, q, r] = [x, y, z].map((c, k) => (c << finer) + by[k]! * w);
  return new ExactFormPointObject({ x: p!, y: q!, z: r!, w, exponent: common });
}

function meanOf(core: Carrier['core']): HomogeneousPoint {
  const { points, scale } = core.cells();
  const [x, y, z] = points.all().reduce<Vector>(plus, ZERO);
  return { x, y, z, w: BigInt(points.length) * scale.denominator, exponent: scale.exponent };
}
