import { polygonPolygon, polygonsIntersect } from '../../../round/index.js';
import { polygonPair } from '../../cases/round/polygon-pairs.js';

const APART: readonly string[] = ['disjoint', 'not-planar', 'degenerate'];

/** The kernel's answer for two polygons of space, and whether the boolean agrees. */
export function polygonPairSubject(values: Float64Array): string {
  const [a, b] = polygonPair(values);
  const { relation, containment } = polygonPolygon(a, b);
  const differs = polygonsIntersect(a, b) === !APART.includes(relation) ? '' : ' BOOLEAN DIFFERS';
  return `${relation} ${containment}${differs}`;
}
