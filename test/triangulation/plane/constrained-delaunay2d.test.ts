import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  type ConstrainedDelaunay2d,
  constrainedDelaunay2d,
  delaunay2d,
} from '../../../src/triangulation/index.js';
import { integerPoints, isInside, turn } from './delaunay-referee.js';
import { POINT_FAMILIES } from './point-families.js';
import { expectWhole, nextOf } from './triangulation-faults.js';

type Points = ReturnType<typeof integerPoints>;
type Edge = readonly [number, number];

const dot = (points: Points, p: number, a: number, b: number): bigint =>
  (points[p]![0] - points[a]![0]) * (points[p]![0] - points[b]![0]) +
  (points[p]![1] - points[a]![1]) * (points[p]![1] - points[b]![1]);

/** Whether p is on the segment from a to b. */
const isOn = (points: Points, p: number, [a, b]: Edge): boolean =>
  turn(points[a]!, points[b]!, points[p]!) === 0n && dot(points, p, a, b) <= 0n;

const opposite = (x: bigint, y: bigint): boolean => (x < 0n && y > 0n) || (x > 0n && y < 0n);

/** Whether two segments cross inside both, where no point is. */
function cross(points: Points, e: Edge, f: Edge): boolean {
  const side = ([a, b]: Edge, p: number) => turn(points[a]!, points[b]!, points[p]!);
  const isCrossing = opposite(side(e, f[0]), side(e, f[1])) && opposite(side(f, e[0]), side(f, e[1]));
  return isCrossing && !points.some((_, p) => isOn(points, p, e) && isOn(points, p, f));
}

/** What is wrong with the marks of constraints: each part of an edge that was asked for is there, and says so. */
function constraintFaults(
  { triangles, constraints }: ConstrainedDelaunay2d,
  points: Points,
  edges: readonly Edge[],
) {
  const faults: string[] = [];
  const covered = edges.map(() => 0n);
  for (let e = 0; e < triangles.length; e++) {
    const [p, q] = [triangles[e]!, triangles[nextOf(e)]!];
    const expected = edges.findIndex((edge) => isOn(points, p, edge) && isOn(points, q, edge));
    if (expected !== constraints[e]) faults.push(`half-edge ${e}: ${constraints[e]} in place of ${expected}`);
  }
  for (const [k, [a, b]] of edges.entries()) {
    // Along x or y, the parts add up to the whole.
    const axis = points[a]![0] === points[b]![0] ? 1 : 0;
    const seen = new Set<string>();
    for (let e = 0; e < triangles.length; e++) {
      const [p, q] = [triangles[e]!, triangles[nextOf(e)]!];
      const key = p < q ? `${p} ${q}` : `${q} ${p}`;
      if (seen.has(key) || !isOn(points, p, [a, b]) || !isOn(points, q, [a, b])) continue;
      seen.add(key);
      const length = points[p]![axis] - points[q]![axis];
      covered[k]! += length < 0n ? -length : length;
    }
    const length = points[a]![axis] - points[b]![axis];
    if (triangles.length > 0 && covered[k] !== (length < 0n ? -length : length))
      faults.push(`edge ${k} is not covered`);
  }
  return faults;
}

/** Half-edges that are no constraint and not locally Delaunay; triangles without an area. */
function circleFaults(
  { triangles, halfedges, constraints }: ConstrainedDelaunay2d,
  points: Points,
): number[] {
  const faults: number[] = [];
  for (let e = 0; e < triangles.length; e++) {
    const [a, b, c] = [e, nextOf(e), nextOf(nextOf(e))].map((h) => points[triangles[h]!]!) as [
      never,
      never,
      never,
    ];
    if (turn(a, b, c) <= 0n) faults.push(e);
    if (halfedges[e]! < 0 || constraints[e]! >= 0) continue;
    const beyond = points[triangles[nextOf(nextOf(halfedges[e]!))]!]!;
    if (isInside(a, b, c, beyond)) faults.push(e);
  }
  return faults;
}

function randomEdges(random: Random, count: number, points: number): Edge[] {
  return Array.from({ length: count }, () => [random.below(points), random.below(points)] as const);
}

/** The edges among these that cross none before them. */
function withoutCrossings(points: Points, edges: readonly Edge[]): Edge[] {
  const kept: Edge[] = [];
  for (const edge of edges) if (!kept.some((other) => cross(points, edge, other))) kept.push(edge);
  return kept;
}

describe.each(POINT_FAMILIES)('constrainedDelaunay2d of %s', (_, draw) => {
  it('has the edges, and else only ones that are locally Delaunay', () => {
    const random = new Random(1, 9, 1, 9);
    for (let n = 3; n < 36; n += 3) {
      const flat = draw(random, n);
      const points = integerPoints(flat);
      const edges = withoutCrossings(points, randomEdges(random, 2 * n, n));
      const result = constrainedDelaunay2d(flat, edges)!;
      expectWhole(result);
      expect(circleFaults(result, points)).toEqual([]);
      expect(constraintFaults(result, points, edges)).toEqual([]);
    }
  });

  it('is null if and only if two edges cross where there is no point', () => {
    const random = new Random(2, 9, 2, 9);
    for (let round = 0; round < 40; round++) {
      const flat = draw(random, 3 + (round % 8));
      const points = integerPoints(flat);
      const edges = randomEdges(random, 2 + (round % 3), points.length);
      const isFlat = delaunay2d(flat).triangles.length === 0;
      const isCrossed = !isFlat && edges.some((e, i) => edges.slice(0, i).some((f) => cross(points, e, f)));
      expect(constrainedDelaunay2d(flat, edges) === null).toBe(isCrossed);
    }
  });

  it('is the same in any order of points and edges', () => {
    const random = new Random(3, 9, 3, 9);
    const flat = draw(random, 25);
    const n = flat.length / 2;
    const points = integerPoints(flat);
    const edges = withoutCrossings(points, randomEdges(random, 20, n));
    const result = constrainedDelaunay2d(flat, edges)!;
    const reversed = Array.from({ length: n }, (_, i) => [
      flat[2 * (n - 1 - i)]!,
      flat[2 * (n - 1 - i) + 1]!,
    ]);
    const renamed = edges.map(([a, b]): Edge => [n - 1 - b, n - 1 - a]).reverse();
    const other = constrainedDelaunay2d(reversed, renamed)!;
    const placesOf = ({ coordinates }: ConstrainedDelaunay2d, numbers: Uint32Array) =>
      Array.from(numbers, (i) => [coordinates[2 * i]!, coordinates[2 * i + 1]!]);
    expect(placesOf(other, other.triangles)).toEqual(placesOf(result, result.triangles));
    expect(other.halfedges).toEqual(result.halfedges);
    expect([...other.constraints].map((k) => k >= 0)).toEqual([...result.constraints].map((k) => k >= 0));
  });
});

describe('constrainedDelaunay2d', () => {
  it('without edges is the Delaunay triangulation', () => {
    const random = new Random(5, 5, 5, 5);
    for (const [, draw] of POINT_FAMILIES) {
      const flat = draw(random, 60);
      const sorted = ({ triangles }: { triangles: Uint32Array }) =>
        Array.from({ length: triangles.length / 3 }, (_, t) =>
          triangles.slice(3 * t, 3 * t + 3).join(),
        ).sort();
      expect(sorted(constrainedDelaunay2d(flat, [])!)).toEqual(sorted(delaunay2d(flat)));
    }
  });

  it('takes an edge through thousands of triangles, and a fan of edges', () => {
    const random = new Random(6, 5, 6, 5);
    const flat = [0, 0.5, 1, 0.5, ...Array.from({ length: 4000 }, () => 0.01 + 0.98 * random.unit())];
    const result = constrainedDelaunay2d(flat, [0, 1])!;
    expectWhole(result);
    expect(result.constraints.filter((k) => k === 0)).toHaveLength(2);
    expect(circleFaults(result, integerPoints(flat))).toEqual([]);
    const fan = Array.from({ length: 40 }, (_, i) => [0, 2 + 40 * i]);
    const fanned = constrainedDelaunay2d(flat, fan)!;
    expectWhole(fanned);
    expect(circleFaults(fanned, integerPoints(flat))).toEqual([]);
  });

  it('refuses what is no list of edges', () => {
    const square = [0, 0, 1, 0, 1, 1, 0, 1];
    expect(() => constrainedDelaunay2d(square, [0, 4])).toThrow(
      /^constrainedDelaunay2d: edges\[1\] must be an integer from 0 to 3/,
    );
    expect(() => constrainedDelaunay2d(square, [[0, 1, 2]])).toThrow(
      /edges\[0\] must be a pair of point numbers/,
    );
    expect(() => constrainedDelaunay2d(square, [[0, 0.5]])).toThrow(
      /edges\[0\]\[1\] must be an integer from 0 to 3/,
    );
    expect(() => constrainedDelaunay2d(square, [0])).toThrow(/edges.length must be a multiple of 2/);
    expect(() => constrainedDelaunay2d(square, 3 as never)).toThrow(/edges must be a list of pairs/);
    // @ts-expect-error two lists
    expect(() => constrainedDelaunay2d(square, [], [])).toThrow(/options must be an object, and no list/);
  });
});
