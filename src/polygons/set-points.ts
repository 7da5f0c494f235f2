import type { PolygonSet } from './polygon-set.js';
import { type SetPoint, vertexPoint } from './set-edges.js';

export type { SetPoint };

/** The vertices of sets that were asked about. The data must not be changed after that. */
const known: WeakMap<PolygonSet, readonly SetPoint[]> = /* @__PURE__ */ new WeakMap();

/** The vertices of a set as points; made once for each set. */
export function setPoints(set: PolygonSet): readonly SetPoint[] {
  let points = known.get(set);
  if (points === undefined) {
    points = set.vertices.map((_, v) => vertexPoint(set, v));
    known.set(set, points);
  }
  return points;
}
