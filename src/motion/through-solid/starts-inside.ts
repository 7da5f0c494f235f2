/** Is the inside of a shape that does not meet the boundary of a solid within the solid? */
import type { Point3 } from '../../core/shapes.js';
import { plus, type Vector, ZERO } from '../../distance/engine/vectors.js';
import { ExactFormPointObject } from '../../implicit/objects/exact-form-point.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { locateInSolid } from '../../solids/engine/located-solid.js';
import type { Solid } from '../../solids/solid.js';
import type { Carrier } from '../translation/carriers.js';

/** Is one point of the inside of a shape with a volume in the solid, not on its boundary? */
export const startsInside = (where: string, carrier: Carrier, solid: Solid): boolean =>
  locateInSolid(where, solid, innerPoint(carrier)) > 0;

/** A point of the core, if there is a ball around it; else the mean of the corners, which is not rounded. */
function innerPoint({ core, radius }: Carrier): Point3 | Point3Object {
  if (radius > 0) return [core.numbers[0]!, core.numbers[1]!, core.numbers[2]!];
  const { points, scale } = core.cells();
  const [x, y, z] = points.all().reduce<Vector>(plus, ZERO);
  return new ExactFormPointObject({
    x,
    y,
    z,
    w: BigInt(points.length) * scale.denominator,
    exponent: scale.exponent,
  });
}
