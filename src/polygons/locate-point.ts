import type { Location } from '../core/location.js';
import { compareCoordinate2d, orientation2d, type PointLike2 } from '../implicit/index.js';
import { point2From } from '../implicit/revive.js';
import type { PolygonSet } from './polygon-set.js';
import { requirePolygonSet } from './require-polygon-set.js';
import { setPoints } from './set-points.js';

/**
 * Where a point, plain or implicit, lies to a polygon set, exactly: inside, on the boundary, or outside. The boundary
 * belongs to the set.
 *
 * Source: Haines 1994, "Point in Polygon Strategies" (winding numbers by edges that pass the height of the point).
 *
 * @throws RangeError naming an argument that is no polygon set or no point
 * @example
 * const ring = polygonDifference([[0, 0], [6, 0], [6, 6], [0, 6]], [[2, 2], [4, 2], [4, 4], [2, 4]]);
 * locatePointInPolygonSet(ring, [1, 1]); // 'inside'
 * locatePointInPolygonSet(ring, [3, 3]); // 'outside'
 * locatePointInPolygonSet(ring, [4, 3]); // 'boundary'
 */
export function locatePointInPolygonSet(set: PolygonSet, point: PointLike2): Location {
  requirePolygonSet('locatePointInPolygonSet', 'set', set);
  const own = point2From('locatePointInPolygonSet', 'point', point) as PointLike2 | undefined;
  return located(set, own ?? point);
}

function located(set: PolygonSet, point: PointLike2): Location {
  const points = setPoints(set) as readonly PointLike2[];
  const heights = new Map<number, number>();
  const heightOf = (v: number): number => {
    let height = heights.get(v);
    if (height === undefined) {
      height = compareCoordinate2d(1, points[v]!, point);
      heights.set(v, height);
    }
    return height;
  };
  let winding = 0;
  for (const rings of set.polygons) {
    for (const ring of rings) {
      for (let i = 0; i < ring.length; i++) {
        const v = ring[i]!;
        const w = ring[i + 1 === ring.length ? 0 : i + 1]!;
        const [from, to] = [heightOf(v), heightOf(w)];
        if (from * to > 0) continue;
        if (from === 0 && to === 0) {
          const sides = compareCoordinate2d(0, points[v]!, point) * compareCoordinate2d(0, points[w]!, point);
          if (sides <= 0) return 'boundary';
          continue;
        }
        const side = orientation2d(points[v]!, points[w]!, point);
        if (side === 0) return 'boundary';
        // An edge counts from its lower end on, without its upper end.
        if (from <= 0 && to > 0 && side > 0) winding++;
        else if (to <= 0 && from > 0 && side < 0) winding--;
      }
    }
  }
  return winding === 0 ? 'outside' : 'inside';
}
