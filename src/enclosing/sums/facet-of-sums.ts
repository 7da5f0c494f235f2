import type { IntegerPoint, SummedHull } from './normals-of-sum.js';

/** Two numbers of points, and where their sum is in the plane of a face. */
interface FlatSum {
  readonly pair: readonly [number, number];
  readonly x: bigint;
  readonly y: bigint;
}

/**
 * The face of the sum of two hulls that is farthest in a direction, by the pairs of points whose sums are its corners,
 * counterclockwise from outside; null if it is no face, but an edge or a corner, or if all of the sum is in one plane.
 */
export function facetOfSums(
  a: SummedHull,
  b: SummedHull,
  normal: IntegerPoint,
): readonly (readonly [number, number])[] | null {
  const [p, q] = [farthest(a, normal), farthest(b, normal)];
  if (p.isAll && q.isAll) return null;
  // Along the axis that the direction has most of the plane is seen as it is, or from behind.
  const axis = normal[0] !== 0n ? 0 : normal[1] !== 0n ? 1 : 2;
  const [first, second] = [(axis + 1) % 3, (axis + 2) % 3] as const;
  const [right, up] = normal[axis]! > 0n ? [first, second] : [second, first];
  const sums = p.numbers.flatMap((i) =>
    q.numbers.map((j): FlatSum => {
      const [s, t] = [a.points[i]!, b.points[j]!];
      return { pair: [i, j], x: s[right]! + t[right]!, y: s[up]! + t[up]! };
    }),
  );
  const corners = cornersOf(sums);
  return corners.length < 3 ? null : corners.map(({ pair }) => pair);
}

/** The corners that are farthest in a direction, and whether these are all. */
function farthest(
  { points, vertices }: SummedHull,
  [x, y, z]: IntegerPoint,
): { numbers: number[]; isAll: boolean } {
  let best: bigint | undefined;
  let numbers: number[] = [];
  for (const v of vertices) {
    const [px, py, pz] = points[v]!;
    const height = x * px + y * py + z * pz;
    if (best === undefined || height > best) {
      best = height;
      numbers = [v];
    } else if (height === best) numbers.push(v);
  }
  return { numbers, isAll: numbers.length === vertices.length };
}

/** The corners of the hull of points of a plane, counterclockwise, without those within edges (Andrew 1979). */
function cornersOf(sums: readonly FlatSum[]): FlatSum[] {
  const sorted = sums.slice().sort((s, t) => order(s.x, t.x) || order(s.y, t.y));
  const chain = (points: readonly FlatSum[]): FlatSum[] => {
    const kept: FlatSum[] = [];
    for (const point of points) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0n) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.slice().reverse())];
}

const order = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
const turn = (p: FlatSum, q: FlatSum, r: FlatSum): bigint =>
  (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
