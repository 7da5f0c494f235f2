import { requireList, requireNoMore, requireObject } from '../core/arguments/index.js';
import {
  compareCoordinate2d,
  compareLexicographic2d,
  orientation2d,
  type PointLike2,
} from '../implicit/index.js';
import { point2From } from '../implicit/revive.js';
import type { Arrangement } from './arrangement.js';

/** The part of an arrangement on which a point is, by its number. */
export interface ArrangementLocation {
  readonly type: 'vertex' | 'edge' | 'face';
  readonly index: number;
}

/**
 * The vertex, the edge or the face of an arrangement in which a point is, plain or implicit, exactly. In the time of a
 * look at each edge.
 *
 * Source: de Berg et al., Computational Geometry, 6.1, by the edge that is directly below what is just right of it.
 *
 * @throws RangeError naming an argument that is no arrangement or no point
 * @example
 * const cross = segmentArrangement([{ start: [0, 0], end: [2, 2] }, { start: [0, 2], end: [2, 0] }]);
 * locatePointInArrangement(cross, [1, 1]); // { type: 'vertex', index: 2 }
 * locatePointInArrangement(cross, [1.5, 1.5]); // { type: 'edge', index: 3 }
 * locatePointInArrangement(cross, [1, 0]); // { type: 'face', index: 0 }
 */
export function locatePointInArrangement(
  arrangement: Arrangement<unknown>,
  point: PointLike2,
): ArrangementLocation {
  if (arguments.length > 2) requireNoMore('locatePointInArrangement', 2, arguments[2]);
  requireObject('locatePointInArrangement', 'arrangement', 'an arrangement', arrangement);
  requireList('locatePointInArrangement', 'arrangement.vertices', 'a list of points', arrangement.vertices);
  requireList('locatePointInArrangement', 'arrangement.edges', 'a list of edges', arrangement.edges);
  const own = (point2From('locatePointInArrangement', 'point', point) as PointLike2 | undefined) ?? point;
  const { vertices, edges } = arrangement;
  const places = vertices.map((vertex) => compareLexicographic2d(vertex, own));
  const vertex = places.indexOf(0);
  if (vertex >= 0) return { type: 'vertex', index: vertex };
  let best: number | null = null;
  for (const [i, { from, to }] of edges.entries()) {
    // Ends are in lexicographic order, and the point is on neither.
    if (places[from]! > 0 || places[to]! < 0) continue;
    const side = orientation2d(vertices[from]!, vertices[to]!, own);
    if (side === 0) return { type: 'edge', index: i };
    // What ends straight below the point is not below what is just right of it.
    if (side < 0 || compareCoordinate2d(0, vertices[to]!, own) === 0) continue;
    if (best === null || isHigher(arrangement, i, best)) best = i;
  }
  return { type: 'face', index: best === null ? 0 : edges[best]!.left };
}

/** Is an edge above another one, where a vertical line meets both behind their starts? */
function isHigher({ vertices, edges }: Arrangement<unknown>, i: number, j: number): boolean {
  const [a, b] = [edges[i]!, edges[j]!];
  const [startA, endA] = [vertices[a.from]!, vertices[a.to]!];
  const [startB, endB] = [vertices[b.from]!, vertices[b.to]!];
  if (a.from === b.from) return orientation2d(startB, endB, endA) > 0;
  return compareLexicographic2d(startA, startB) > 0
    ? orientation2d(startB, endB, startA) > 0
    : orientation2d(startA, endA, startB) < 0;
}
