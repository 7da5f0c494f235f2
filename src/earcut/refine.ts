import { requireIndices } from '../core/arguments/index.js';
import { incircle, orient2d } from '../predicates/index.js';
import { readVertices, requireVertexList } from './read-rings.js';

const NONE = -1;
/** The next half-edge of the same triangle. */
const nextOf = (e: number): number => (e % 3 === 2 ? e - 2 : e + 1);

/** For each half-edge the one on its other side; -1 where there is none, or more than one. */
function twinsOf(triangles: ArrayLike<number>, vertices: number): Int32Array {
  const twins = new Int32Array(triangles.length).fill(NONE);
  const open = new Map<number, number>();
  for (let e = 0; e < triangles.length; e++) {
    const [a, b] = [triangles[e]!, triangles[nextOf(e)]!];
    const other = open.get(b * vertices + a);
    if (other === undefined) {
      open.set(a * vertices + b, e);
      continue;
    }
    open.delete(b * vertices + a);
    twins[e] = other;
    twins[other] = e;
  }
  return twins;
}

/**
 * Flips edges between two triangles until each is locally Delaunay: no triangle has the opposite corner of a neighbour
 * inside of its circumcircle. The triangles are those of `earcut`, or others that run counterclockwise; edges that
 * belong to one triangle stay, and so does the number of triangles.
 *
 * Signs are exact, so that it ends: each flip makes the angles larger. For triangles that meet edge to edge, it is the
 * constrained Delaunay triangulation of the polygon, up to points on a circle.
 *
 * Source: Lawson, "Software for C1 surface interpolation", 1977.
 *
 * @param triangles three vertex numbers for each triangle: they are changed
 * @param data x, y and perhaps more numbers of each vertex
 * @param dim how many numbers a vertex has
 * @throws RangeError naming the argument, or the place in it
 * @example
 * const triangles = [2, 3, 0, 2, 0, 1];
 * refine(triangles, [0, 0, 3, 0, 10, 1, 0, 2]);
 * triangles; // [2, 3, 1, 3, 0, 1]
 */
export function refine(triangles: number[], data: ArrayLike<number>, dim = 2): void {
  const count = requireVertexList('refine', data, dim);
  const xy = new Float64Array(2 * count);
  readVertices('refine', data, dim, xy, count);
  requireIndices('refine', 'triangles', triangles, count);
  const twins = twinsOf(triangles, count);
  const pending: number[] = [];
  for (let e = triangles.length - 1; e >= 0; e--) if (twins[e]! > e) pending.push(e);
  const link = (e: number, f: number) => {
    twins[e] = f;
    if (f !== NONE) twins[f] = e;
  };
  while (pending.length > 0) {
    const e = pending.pop()!;
    const f = twins[e]!;
    if (f === NONE || !isFlipped(xy, triangles, e, f)) continue;
    // From a to b with c on the left and d on the right: after it from d to c.
    const [e1, f1] = [nextOf(e), nextOf(f)];
    const [e2, f2] = [nextOf(e1), nextOf(f1)];
    triangles[e] = triangles[f2]!;
    triangles[f] = triangles[e2]!;
    link(e, twins[f2]!);
    link(f, twins[e2]!);
    link(e2, f2);
    pending.push(e, f, e1, f1);
  }
}

/** Does a flip make the two triangles of an edge better? */
function isFlipped(xy: Float64Array, triangles: readonly number[], e: number, f: number): boolean {
  const x = (v: number) => xy[2 * v]!;
  const y = (v: number) => xy[2 * v + 1]!;
  const [a, b] = [triangles[e]!, triangles[nextOf(e)]!];
  const [c, d] = [triangles[nextOf(nextOf(e))]!, triangles[nextOf(nextOf(f))]!];
  const turn = (p: number, q: number, r: number) => orient2d(x(p), y(p), x(q), y(q), x(r), y(r));
  return (
    turn(a, d, c) > 0 && turn(d, b, c) > 0 && incircle(x(a), y(a), x(b), y(b), x(c), y(c), x(d), y(d)) > 0
  );
}
