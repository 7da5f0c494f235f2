import { locatedText } from '../../../answers/diagrams.js';
import { exact, orientation2, pointsAt, sameVector, type Vector } from '../vectors.js';
import { trianglesWithFours } from './delaunay.js';
import { cellIn, type Sites, twiceAreaOf, wideBox } from './power-cells.js';

const squared = ([x, y]: Vector, [u, v]: Vector): bigint => (x - u) * (x - u) + (y - v) * (y - v);

/** Whether a point is on a segment, ends included. */
const isOn = (p: Vector, a: Vector, b: Vector): boolean =>
  orientation2(a, b, p) === 0 && (p[0] - a[0]) * (p[0] - b[0]) + (p[1] - a[1]) * (p[1] - b[1]) <= 0n;

/** Points that are no part of a segment between two of them on one line: neighbours along it. */
function pairsOnLine(points: readonly Vector[], used: readonly number[]): [number, number][] {
  return used.flatMap((i) =>
    used.flatMap((j): [number, number][] => {
      const isApart = used.every((k) => k === i || k === j || !isOn(points[k]!, points[i]!, points[j]!));
      return i < j && isApart ? [[i, j]] : [];
    }),
  );
}

/** The corners of the smallest part of the triangulation that has a point; null outside. */
function partAt(points: readonly Vector[], used: readonly number[], p: Vector): number[] | null {
  const equal = used.find((i) => sameVector(points[i]!, p));
  if (equal !== undefined) return [equal];
  const triangles = trianglesWithFours(points, used).map(({ triangle }) => triangle);
  const pairs =
    triangles.length === 0
      ? pairsOnLine(points, used)
      : triangles.flatMap(
          ([a, b, c]) =>
            [
              [a, b],
              [b, c],
              [a, c],
            ] as [number, number][],
        );
  const pair = pairs.find(([a, b]) => isOn(p, points[a]!, points[b]!));
  if (pair !== undefined) return pair;
  const isIn = (triangle: readonly number[]) =>
    triangle.every((i, k) => orientation2(points[i]!, points[triangle[(k + 1) % 3]!]!, p) > 0);
  return triangles.find(isIn) ?? null;
}

/** The sites whose cells have less area where another point has one. */
function losers(points: readonly Vector[], used: readonly number[], p: Vector): number[] {
  const equal = used.find((i) => sameVector(points[i]!, p));
  if (equal !== undefined) return [equal];
  if (used.length <= 1) return [...used];
  const all = [...points, p];
  const sites: Sites = {
    points: all.map(([x, y]) => [x, y] as const),
    heights: all.map(([x, y]) => x * x + y * y),
    box: [0n, 0n, 0n, 0n],
    one: 1n,
    standing: [...used, points.length],
    duplicates: [],
  };
  const wide = wideBox(sites);
  return used.filter((i) => {
    const [before, after] = [{ ...sites, standing: used }, sites].map((of) =>
      twiceAreaOf(cellIn(of, i, wide)),
    );
    return before!.numerator * after!.denominator !== after!.numerator * before!.denominator;
  });
}

/** Where a point is, what is nearest, and whose cells it would take from: each by its definition. */
export function locatedReferee(values: Float64Array): string {
  const numbers = exact(values.subarray(1));
  const count = values[0]!;
  const points = pointsAt(numbers, 2, 0, count);
  const p = pointsAt(numbers, 2, values.length - 3, 1)[0]!;
  return locatedAmong(points, p);
}

/** The same of points that are given, which have names. */
export function locatedAmong(points: readonly Vector[], p: Vector, nameOf = (i: number) => i): string {
  const used = points
    .map((_, i) => i)
    .filter((i) => points.findIndex((q) => sameVector(q, points[i]!)) === i);
  const distances = used.map((i) => squared(points[i]!, p));
  const nearest = used.filter((_, k) => distances.every((distance) => distance >= distances[k]!));
  const named = (numbers: readonly number[]) => numbers.map(nameOf);
  const part = partAt(points, used, p);
  return locatedText(part && named(part), named(nearest), named(losers(points, used, p)));
}
