/**
 * Whether triangles are a region that rings bound, which may touch and run along each other but not cross: by lines
 * across both, over the integers. Between two neighbouring places of vertices along x all edges run straight; on three
 * upright lines there what is in the region must be in one triangle, and nothing else in any.
 */
import { doubleArea } from '../shapes/planar-polygons/areas.js';
import type { Vector } from '../shapes/vectors.js';
import type { Points, Triple } from './plane.js';

/** A height as a fraction, the divisor above 0. */
type Height = readonly [bigint, bigint];

const compare = ([a, b]: Height, [c, d]: Height): number => {
  const difference = a * d - c * b;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Where an edge crosses the upright line at a quarter of `x`, and 1 if it runs to the right there. */
function crossingAt(x: bigint, a: Vector, b: Vector): { at: Height; way: 1 | -1 } | undefined {
  if (4n * a[0] < x === 4n * b[0] < x) return undefined;
  const [from, to, way] = a[0] < b[0] ? ([a, b, 1] as const) : ([b, a, -1] as const);
  const width = to[0] - from[0];
  const numerator = 4n * from[1] * width + (to[1] - from[1]) * (x - 4n * from[0]);
  return { at: [numerator, 4n * width], way };
}

/** Heights at which something begins or ends, what is at one height taken together. */
function changes<T>(
  steps: readonly { readonly at: Height; readonly step: T }[],
  add: (steps: readonly T[]) => boolean,
): Height[] {
  const sorted = [...steps].sort((p, q) => compare(p.at, q.at));
  const found: Height[] = [];
  let was = false;
  for (let k = 0; k < sorted.length; ) {
    const { at } = sorted[k]!;
    const here: T[] = [];
    for (; k < sorted.length && compare(sorted[k]!.at, at) === 0; k++) here.push(sorted[k]!.step);
    const is = add(here);
    if (is !== was) found.push(at);
    was = is;
  }
  return found;
}

/** Where the region begins and ends on a line: inside of the outer ring by the even-odd rule, and in no hole. */
function regionOn(rings: readonly Points[], ways: readonly number[], x: bigint): Height[] {
  const steps = rings.flatMap((ring, r) =>
    ring.flatMap((a, i) => {
      const found = crossingAt(x, a, ring[(i + 1) % ring.length]!);
      return found === undefined ? [] : [{ at: found.at, step: [r, found.way] as const }];
    }),
  );
  let isInOuter = false;
  let holes = 0;
  return changes(steps, (here) => {
    for (const [r, way] of here) {
      if (r === 0) isInOuter = !isInOuter;
      else holes += way * ways[r]!;
    }
    return isInOuter && holes === 0;
  });
}

/** The same of triangles; undefined where two overlap. */
function coverOn(vertices: Points, triangles: readonly Triple[], x: bigint): Height[] | undefined {
  const steps = triangles.flatMap((t) =>
    t.flatMap((i, k) => {
      const found = crossingAt(x, vertices[i]!, vertices[t[(k + 1) % 3]!]!);
      return found === undefined ? [] : [{ at: found.at, step: found.way }];
    }),
  );
  let depth = 0;
  let isDeep = false;
  const found = changes(steps, (here) => {
    for (const way of here) depth += way;
    if (depth > 1 || depth < 0) isDeep = true;
    return depth > 0;
  });
  return isDeep ? undefined : found;
}

/** Quarters of x between neighbouring places of vertices, three each. */
function* linesAcross(vertices: Points): Iterable<bigint> {
  const places = [...new Set(vertices.map(([x]) => x))].sort((a, b) => (a < b ? -1 : 1));
  for (let i = 1; i < places.length; i++) {
    const [a, b] = [places[i - 1]!, places[i]!];
    for (const share of [1n, 2n, 3n]) yield (4n - share) * a + share * b;
  }
}

const waysOf = (rings: readonly Points[]) => rings.map((ring) => (doubleArea(ring) < 0n ? -1 : 1));

/** Is there a region at all? */
export function isEmptyRegion(rings: readonly Points[]): boolean {
  const ways = waysOf(rings);
  for (const x of linesAcross(rings.flat())) if (regionOn(rings, ways, x).length > 0) return false;
  return true;
}

/** What is wrong with triangles, counterclockwise, that have to be the region. */
export function coverFault(rings: readonly Points[], triangles: readonly Triple[]): string | undefined {
  const vertices = rings.flat();
  const ways = waysOf(rings);
  for (const t of triangles) {
    if (doubleArea(t.map((i) => vertices[i]!)) <= 0n)
      return `triangle ${t.join(' ')} is not counterclockwise`;
  }
  for (const x of linesAcross(vertices)) {
    const region = regionOn(rings, ways, x);
    const cover = coverOn(vertices, triangles, x);
    if (cover === undefined) return 'triangles overlap';
    const isSame = region.length === cover.length && region.every((at, k) => compare(at, cover[k]!) === 0);
    if (!isSame) return 'the triangles are not the polygon';
  }
  return undefined;
}
