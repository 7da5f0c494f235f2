import { areasOf } from '../../../cases/planar/areas.js';
import { areaOf, commonArea, isSame, type Vectors } from './areas.js';
import { boundaryContact } from './boundary.js';

/**
 * Areas: of each polygon, and of what they have in common, added up triangle by triangle; and the points in which edges
 * meet, solved for. The kernel computes no area and no point: it follows the boundary of each polygon through the
 * other.
 */
export function referee(values: Float64Array): string {
  const [a, b] = areasOf(values).map((area) => area!.exact) as [Vectors[], Vectors[]];
  const contact = boundaryContact(a, b);
  const common = commonArea(a, b);
  const [inA, inB] = [isSame(common, areaOf(a)), isSame(common, areaOf(b))];
  const overlap = common.numerator !== 0n;
  const relation = overlap ? 'overlapping' : contact.length > 0 ? 'touching' : 'disjoint';
  const containment = !overlap ? 'none' : inA ? (inB ? 'equal' : 'inside') : inB ? 'containing' : 'none';
  return [relation, containment, ...contact].join(' ');
}
