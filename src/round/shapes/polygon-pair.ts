/** Two polygons of space, which have been checked. */
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Ring } from '../../core/shapes.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { planarityOf } from '../../spatial/polygons/polygon-planarity.js';
import { type PlaneRing, planeRing } from '../engine/plane-ring.js';
import { noPolygon, type RoundPolygonRelation } from '../engine/polygon-relation.js';
import { ringPairRelation } from '../engine/ring-pair.js';

const numbersOf = (polygon: Ring): number[] => polygon.flatMap((p) => [p[0]!, p[1]!, p[2]!]);

/** How two polygons meet. If one of them is none, that is the answer: of the first one of which it is so. */
export function polygonPairRelation(a: Ring, b: Ring): RoundPolygonRelation {
  const exponent = commonExponent([...numbersOf(a), ...numbersOf(b)]);
  const rings: PlaneRing[] = [];
  for (const polygon of [a, b]) {
    const { dimension, witness } = planarityOf(polygon);
    if (dimension !== 2) return noPolygon(dimension === 3 ? 'not-planar' : 'degenerate');
    rings.push(planeRing(triples(scaledIntegers(numbersOf(polygon), exponent) as bigint[]), witness));
  }
  return ringPairRelation(rings[0]!, rings[1]!);
}

/** Have they a common point? */
export function polygonPairMeets(a: Ring, b: Ring): boolean {
  return ['touching', 'crossing', 'overlapping'].includes(polygonPairRelation(a, b).relation);
}
