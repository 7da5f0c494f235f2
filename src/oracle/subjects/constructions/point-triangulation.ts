import { incircle } from '../../../predicates/generated/incircle.js';
import { orient2d } from '../../../predicates/generated/orient2d.js';
import { pointsOf } from '../../cases/constructions/point-sets.js';

type Point = readonly [number, number];
type Corners = readonly [Point, Point, Point];

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => orient2d(ax, ay, bx, by, cx, cy);
const inside = ([a, b, c]: Corners, [x, y]: Point) => incircle(...a, ...b, ...c, x, y);
const same = (p: Point, q: Point) => p[0] === q[0] && p[1] === q[1];

/** Whether p is in a closed triangle and is no corner of it. */
function isWithin([a, b, c]: Corners, p: Point): boolean {
  if ([a, b, c].some((corner) => same(corner, p))) return false;
  return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
}

function separates(s: Corners, t: Corners): boolean {
  return s.some((p, i) => t.every((r) => turn(p, s[(i + 1) % 3]!, r) <= 0));
}

/**
 * The Delaunay triangulation of a few points, by its definition: triangles with empty circles, one after the other, as long as
 * none overlaps those before. Around points of one circle any choice can be completed, so that nothing is left open.
 */
export function delaunayTriangles(values: Float64Array): string {
  const points = pointsOf(values);
  const first = points.map((p, i) => points.findIndex((q) => same(p, q)) === i);
  const chosen: { indices: number[]; corners: Corners }[] = [];
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++)
      for (let k = j + 1; k < points.length; k++) {
        const [p, q, r] = [points[i]!, points[j]!, points[k]!];
        const sign = turn(p, q, r);
        if (sign === 0 || !(first[i] && first[j] && first[k])) continue;
        const indices = sign > 0 ? [i, j, k] : [i, k, j];
        const corners: Corners = sign > 0 ? [p, q, r] : [p, r, q];
        if (points.some((other) => inside(corners, other) > 0 || isWithin(corners, other))) continue;
        const isFree = chosen.every(
          (other) => separates(corners, other.corners) || separates(other.corners, corners),
        );
        if (isFree) chosen.push({ indices, corners });
      }
  return JSON.stringify(chosen.map(({ indices }) => indices));
}
