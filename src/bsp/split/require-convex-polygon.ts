import { rejectWords } from '../../core/arguments/index.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import type { CheckedPolygon } from './load-polygon.js';
import { requireEdgeLines } from './require-edge-lines.js';
import { compareOnLine, turnsOf } from './turns.js';

/**
 * Checks that a polygon lies where it says and is convex, so that every plane cuts it in one chord: its vertices are
 * points of its plane, its edges run along what they name, and its ring goes round once, never turning the other way.
 * Vertices may lie within straight edges. The plane has a normal; which way round the ring runs does not matter.
 *
 * Along a ring whose turns are all to one side, and less than half a turn each, the lexicographic order of neighbours
 * changes twice for each time that it goes round.
 *
 * Source: Schorn and Fisher, "Testing the convexity of a polygon", Graphics Gems IV (1994).
 *
 * @throws RangeError naming the polygon, its vertex or its edge
 */
export function requireConvexPolygon(where: string, name: string, polygon: CheckedPolygon): void {
  const { plane, vertices } = polygon;
  vertices.forEach((vertex, i) => {
    if (sideOfAny(plane, vertex) === 0) return;
    rejectWords(where, `${name}.vertices[${i}]`, "a point of the polygon's plane", 'one beside it');
  });
  if (!isConvex(polygon)) {
    const expected = 'convex, its vertices in order around it and each there once';
    rejectWords(where, name, expected, 'another polygon');
  }
  requireEdgeLines(where, name, polygon);
}

/** Of a polygon whose vertices are in its plane. */
function isConvex({ plane, vertices }: CheckedPolygon): boolean {
  const after = (i: number) => vertices[(i + 1) % vertices.length]!;
  const orders = vertices.map((vertex, i) => compareOnLine(vertex, after(i)));
  if (orders.includes(0)) return false;
  const turn = turnsOf(plane, vertices);
  let changes = 0;
  for (let i = 0; i < vertices.length; i++) {
    const sign = turn(vertices.at(i - 1)!, vertices[i]!, after(i));
    const isChange = orders.at(i - 1) !== orders[i];
    // Without a turn the ring goes on straight ahead, or back.
    if (sign < 0 || (sign === 0 && isChange)) return false;
    if (isChange) changes++;
  }
  return changes === 2;
}
