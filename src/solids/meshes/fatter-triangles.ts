/** The triangles of a face: three numbers each, one behind the other. */
export type FaceTriangles = number[];

/**
 * Changes diagonals of a face's triangles so that fewer of them are nearly flat: those turn over most easily when
 * vertices are rounded. A diagonal is changed where the smaller height of its two triangles grows. That cannot go on
 * for ever, as the heights in their order only grow. Heights are those of the rounded vertices, in doubles; the other
 * diagonal is one by exact signs, so that whatever is chosen covers the face.
 *
 * Source: Lawson 1977, "Software for C1 surface interpolation", with heights in the place of angles.
 *
 * @param points for each number the nearest doubles
 * @param turn how three vertices turn, exactly: 1 for each triangle
 */
export function makeFatter(
  triangles: FaceTriangles,
  points: readonly ArrayLike<number>[],
  turn: (a: number, b: number, c: number) => number,
): void {
  if (triangles.length < 6) return;
  const count = points.length;
  const normal = areaVector(triangles, points);
  const edges = new Map<number, number>();
  const keep = (h: number): number => {
    edges.set(count * triangles[h]! + triangles[next(h)]!, h);
    return h;
  };
  const waiting = triangles.map((_, h) => keep(h));
  for (let h = waiting.pop(); h !== undefined; h = waiting.pop()) {
    const [a, b, c] = [triangles[h]!, triangles[next(h)]!, triangles[next(next(h))]!];
    const other = edges.get(count * b + a);
    if (other === undefined) continue;
    const d = triangles[next(next(other))]!;
    const height = (u: number, v: number, w: number): number => {
      // From the same corner always: it is the same number whenever it is asked, or this might not end.
      if (v < u || w < u) return height(v, w, u);
      return heightOf(points[u]!, points[v]!, points[w]!, normal);
    };
    const now = Math.min(height(a, b, c), height(b, a, d));
    if (!(height(a, d, c) > now && height(d, b, c) > now)) continue;
    if (turn(a, d, c) <= 0 || turn(d, b, c) <= 0) continue;
    edges.delete(count * a + b);
    edges.delete(count * b + a);
    const [first, second] = [h - (h % 3), other - (other % 3)];
    [a, d, c].forEach((v, k) => {
      triangles[first + k] = v;
    });
    [d, b, c].forEach((v, k) => {
      triangles[second + k] = v;
    });
    for (const from of [first, second]) for (let k = 0; k < 3; k++) waiting.push(keep(from + k));
  }
}

const next = (h: number): number => (h % 3 === 2 ? h - 2 : h + 1);

type Vector = readonly [number, number, number];

const cross = (p: ArrayLike<number>, q: ArrayLike<number>, r: ArrayLike<number>): Vector => {
  const [ux, uy, uz] = [q[0]! - p[0]!, q[1]! - p[1]!, q[2]! - p[2]!];
  const [vx, vy, vz] = [r[0]! - p[0]!, r[1]! - p[1]!, r[2]! - p[2]!];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
};

/** Twice the areas of all triangles, as a vector across the face. */
function areaVector(triangles: FaceTriangles, points: readonly ArrayLike<number>[]): Vector {
  let [x, y, z] = [0, 0, 0];
  for (let i = 0; i < triangles.length; i += 3) {
    const n = cross(points[triangles[i]!]!, points[triangles[i + 1]!]!, points[triangles[i + 2]!]!);
    [x, y, z] = [x + n[0], y + n[1], z + n[2]];
  }
  return [x, y, z];
}

/** The height of a triangle above its longest edge, times the length of the normal, squared with its sign. */
function heightOf(p: ArrayLike<number>, q: ArrayLike<number>, r: ArrayLike<number>, normal: Vector): number {
  const n = cross(p, q, r);
  const area = n[0] * normal[0] + n[1] * normal[1] + n[2] * normal[2];
  return (area * Math.abs(area)) / Math.max(squared(p, q), squared(q, r), squared(r, p));
}

function squared(p: ArrayLike<number>, q: ArrayLike<number>): number {
  const [x, y, z] = [p[0]! - q[0]!, p[1]! - q[1]!, p[2]! - q[2]!];
  return x * x + y * y + z * z;
}
