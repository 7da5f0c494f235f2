/** Round shapes and polygons of space, which have been checked. */
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Ring } from '../../core/shapes.js';
import { UNDECIDED, type Undecided } from '../../core/sign.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { polygonConvexity } from '../../spatial/polygons/polygon-convexity.js';
import { planarityOf } from '../../spatial/polygons/polygon-planarity.js';
import { type PlaneRing, planeRing } from '../engine/plane-ring.js';
import { noPolygon, type RoundPolygonRelation } from '../engine/polygon-relation.js';
import { disjoint } from '../engine/relation.js';
import { coreMeetsRing, coreRingRelation } from '../engine/ring-cores.js';
import { solidMeetsRing, solidRingRelation } from '../engine/ring-solids.js';
import { fanFilter, isApart } from '../filters/polygon.js';
import type { RoundInSpace, RoundIntegers } from './in-space.js';

/** How a round shape and a polygon meet. */
export function polygonRelation(shape: RoundInSpace, polygon: Ring): RoundPolygonRelation {
  const { dimension, witness } = planarityOf(polygon);
  if (dimension !== 2) return noPolygon(dimension === 3 ? 'not-planar' : 'degenerate');
  if (isApart(shape.bounds, polygon)) return disjoint();
  const { round, ring } = integersOf(shape, polygon, witness);
  const { solid, core } = round;
  return solid === null ? coreRingRelation(core, ring) : solidRingRelation(solid, ring);
}

/** Do they have a common point? */
export function meetsPolygon(shape: RoundInSpace, polygon: Ring): boolean {
  if (isApart(shape.bounds, polygon)) return false;
  const filtered = filterOf(shape, polygon);
  if (filtered !== UNDECIDED) return filtered;
  const { dimension, witness } = planarityOf(polygon);
  if (dimension !== 2) return false;
  const { round, ring } = integersOf(shape, polygon, witness);
  const { solid, core } = round;
  return solid === null ? coreMeetsRing(core, ring) : solidMeetsRing(solid, ring);
}

/** Do they have a common point, by the balls in the shape, if doubles tell? */
function filterOf({ balls, ballRadius, isBall }: RoundInSpace, polygon: Ring): boolean | Undecided {
  for (const center of balls) {
    const sign = fanFilter(center, ballRadius, polygon);
    if (sign === -1) return planarityOf(polygon).dimension === 2;
    if (sign === 0 && isConvex(polygon)) return true;
    if (sign === 1 && isBall) return false;
  }
  return UNDECIDED;
}

/** Does a ring span a plane, and is it convex? */
function isConvex(polygon: Ring): boolean {
  const convexity = polygonConvexity(polygon);
  return convexity === 'strictly-convex' || convexity === 'convex';
}

/** Both over integers of one scale. */
function integersOf(
  { numbers, over }: RoundInSpace,
  polygon: Ring,
  witness: readonly number[],
): { readonly round: RoundIntegers; readonly ring: PlaneRing } {
  const own = numbers();
  const all = [...own, ...polygon.flatMap((p) => [p[0]!, p[1]!, p[2]!])];
  const integers = scaledIntegers(all, commonExponent(all)) as bigint[];
  const round = over(integers.slice(0, own.length));
  const corners = triples(integers.slice(own.length));
  return { round, ring: planeRing(round.map === undefined ? corners : corners.map(round.map), witness) };
}
