import { SegmentSoup } from '../../arrangement/segment-soup.js';
import { SoupGeometry } from '../../arrangement/soup-geometry.js';
import { combineOperands } from '../combine.js';
import { addSetEdge, setNumbers } from '../load-operands.js';
import type { PolygonSet } from '../polygon-set.js';
import { type Watch, WatchedSoup } from '../progress.js';
import type { Place } from './distance-tests.js';

/** A ring of places, or of vertices of a set by their numbers: two of these behind each other are an edge of it. */
export type FilledRing = readonly (number | Place)[];

/**
 * What rings enclose, where their winding number is positive.
 *
 * @param set whose vertices and edges rings name
 * @param isTurned are all rings run the other way?
 */
export function filledRings(
  rings: readonly FilledRing[],
  set: PolygonSet,
  isTurned: boolean,
  watch: Watch | null,
): PolygonSet {
  let expected = 16;
  for (const ring of rings) expected += ring.length;
  watch?.report('edges', 0, expected);
  const soup = watch === null ? new SegmentSoup(expected) : new WatchedSoup(expected, false, watch);
  const geometry = new SoupGeometry(soup);
  const numbers = setNumbers(soup, set);
  const vertexAt = (corner: number | Place): number =>
    typeof corner === 'number' ? numbers.vertices[corner]! : soup.point(corner[0] + 0, corner[1] + 0);
  const add = (p: number | Place, q: number | Place): void => {
    if (typeof p === 'number' && typeof q === 'number') addSetEdge(soup, geometry, set, numbers, p, q);
    else soup.addSegment(vertexAt(p), vertexAt(q));
  };
  for (const ring of rings) {
    ring.forEach((p, i) => {
      const q = ring[i + 1 === ring.length ? 0 : i + 1]!;
      if (isTurned) add(q, p);
      else add(p, q);
    });
  }
  watch?.report('edges', expected, expected);
  const loaded = {
    soup,
    rules: ['positive'],
    leaves: [[0, 1]],
    holesEnd: new Map<number, number>(),
    leafOfUse: new Int32Array(soup.useEdge.length),
    rings: [],
    watch,
  } as const;
  return combineOperands(loaded, [{ type: 'union', parts: [~0] }], 0).set;
}
