import { triangulationText } from '../../../answers/triangulation.js';
import { orientation2, type Vector } from '../vectors.js';
import { cofactors, type Four, isBefore } from './delaunay.js';
import { sitesAt } from './power-cells.js';

interface Lifted {
  readonly point: Vector;
  readonly height: bigint;
}

type FourLifted = readonly [Lifted, Lifted, Lifted, Lifted];

const pointsOfFour = (four: FourLifted) => four.map(({ point }) => point) as unknown as Four;

/** Above 0 where the last one is below the plane through the others, which are counterclockwise; 0 on it. */
function depth(four: FourLifted): bigint {
  const factors = cofactors(pointsOfFour(four));
  return four.reduce((sum, { height }, k) => sum + height * factors[k]!, 0n);
}

/** The same where each is raised, a later one by infinitely more: the last whose height counts decides. */
function isBelow(four: FourLifted): boolean {
  const plain = depth(four);
  if (plain !== 0n) return plain > 0n;
  const factors = cofactors(pointsOfFour(four));
  const order = [0, 1, 2, 3].sort((i, j) => (isBefore(four[i]!.point, four[j]!.point) ? 1 : -1));
  return factors[order.find((k) => factors[k] !== 0n) ?? 0]! > 0n;
}

type Triangle = readonly [number, number, number];

/** Points on the boundary of triangles, counterclockwise from the first one in order. */
function hullOf(triangles: readonly Triangle[], order: readonly number[]): number[] {
  const edges = triangles.flatMap(([a, b, c]) => [`${a} ${b}`, `${b} ${c}`, `${c} ${a}`]);
  const all = new Set(edges);
  const outer = edges.map((edge) => edge.split(' ').map(Number)).filter(([a, b]) => !all.has(`${b} ${a}`));
  const following = new Map(outer.map(([a, b]) => [a!, b!]));
  const hull: number[] = [];
  let at = order.find((i) => following.has(i))!;
  for (; hull.length < outer.length; at = following.get(at)!) hull.push(at);
  return hull;
}

/** The regular triangulation of sites with weights by its definition: each triple is asked whether none is below it. */
export function regularTriangulationReferee(values: Float64Array): string {
  const { points, heights, standing, duplicates } = sitesAt(values);
  const at = (i: number): Lifted => ({ point: [...points[i]!, 0n] as Vector, height: heights[i]! });
  const triangles: Triangle[] = [];
  let isTied = false;
  for (const a of standing) {
    for (const b of standing) {
      for (const c of standing) {
        if (a >= b || a >= c || orientation2(at(a).point, at(b).point, at(c).point) <= 0) continue;
        const fours = standing
          .filter((d) => d !== a && d !== b && d !== c)
          .map((d): FourLifted => [at(a), at(b), at(c), at(d)]);
        if (fours.some(isBelow)) continue;
        triangles.push([a, b, c]);
        if (fours.some((four) => depth(four) === 0n)) isTied = true;
      }
    }
  }
  const order = [...standing].sort((i, j) => (isBefore(at(i).point, at(j).point) ? -1 : 1));
  const isFlat = triangles.length === 0;
  const corners = new Set(triangles.flat());
  const hidden = isFlat ? [] : standing.filter((i) => !corners.has(i));
  const pairs = duplicates.flatMap((i, k) => (k % 2 === 0 ? [[i, duplicates[k + 1]!]] : []));
  const hull = isFlat ? order : hullOf(triangles, order);
  return `${triangulationText(isTied, triangles, hull, pairs)} hidden:${hidden.join(',')}`;
}
