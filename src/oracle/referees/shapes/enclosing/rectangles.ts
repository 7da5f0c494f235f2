import { roundQuotient, roundSqrt } from '../../../../arithmetic/rounding.js';
import { fractionText } from '../../../answers/numbers.js';
import { hullLists } from '../planar-polygons/hull.js';
import { cross, dot, type Exact, exact, pointsAt, subtract, type Vector } from '../vectors.js';
import { leastSquaredWidth } from './least-slab.js';

/** An edge of the hull, and what all points reach along it and away from it, times its length. */
interface Along {
  readonly from: number;
  readonly to: number;
  readonly direction: Vector;
  readonly square: bigint;
  readonly low: bigint;
  readonly high: bigint;
  readonly height: bigint;
}

interface Cloud {
  readonly numbers: Exact;
  readonly points: readonly Vector[];
  readonly hull: readonly number[];
}

function cloudAt(values: Float64Array): Cloud {
  const numbers = exact(values);
  const points = pointsAt(numbers, 2, 1, values[0]!);
  return { numbers, points, hull: hullLists(points)[0]! };
}

const least = (all: readonly bigint[]): bigint => all.find((a) => all.every((b) => a <= b))!;
const most = (all: readonly bigint[]): bigint => all.find((a) => all.every((b) => a >= b))!;

/** All edges, each with its extents among all points. A single point has an edge without a direction. */
function alongEdges({ points, hull }: Cloud): Along[] {
  return hull.map((from, at) => {
    const to = hull[(at + 1) % hull.length]!;
    const direction = subtract(points[to]!, points[from]!);
    const along = points.map((p) => dot(direction, subtract(p, points[from]!)));
    const away = points.map((p) => cross(direction, subtract(p, points[from]!))[2]);
    const square = hull.length === 1 ? 1n : dot(direction, direction);
    return { from, to, direction, square, low: least(along), high: most(along), height: most(away) };
  });
}

/** The edge with the least measure over its square; of equal ones that with the lowest number at its start. */
function best(edges: readonly Along[], measure: (edge: Along) => bigint): Along {
  const order = (a: Along, b: Along) => measure(a) * b.square - measure(b) * a.square;
  return edges
    .filter((a) => edges.every((b) => order(a, b) <= 0n))
    .reduce((a, b) => (b.from < a.from ? b : a));
}

const kindOf = ({ hull }: Cloud): string => ['point', 'segment'][hull.length - 1] ?? 'polygon';

/** The rectangle along the edge that is best by a measure, with all that is said about it. */
function rectangle(values: Float64Array, measure: (edge: Along) => bigint): string {
  const cloud = cloudAt(values);
  const { one } = cloud.numbers;
  const edge = best(alongEdges(cloud), measure);
  const { from, to, direction, square, low, high, height } = edge;
  const around = 2n * (high - low + height);
  const base = cloud.points[from]!;
  const corners = (
    [
      [low, 0n],
      [high, 0n],
      [high, height],
      [low, height],
    ] as const
  ).map(([s, t]) => {
    const x = base[0] * square + direction[0] * s - direction[1] * t;
    const y = base[1] * square + direction[1] * s + direction[0] * t;
    return `${roundQuotient(x, one * square)} ${roundQuotient(y, one * square)}`;
  });
  const area = fractionText((high - low) * height, square * one * one);
  return [kindOf(cloud), from, to, area, fractionText(around * around, square * one * one), ...corners].join(
    ' ',
  );
}

/** The rectangle of least area: every edge of the hull is tried with all points. */
export const leastArea = (values: Float64Array): string =>
  rectangle(values, ({ low, high, height }) => (high - low) * height);

/** The rectangle of least perimeter. */
export const leastPerimeter = (values: Float64Array): string =>
  rectangle(values, ({ low, high, height }) => (high - low + height) ** 2n);

/** The narrowest strip along an edge. */
export function leastWidth(values: Float64Array): string {
  const cloud = cloudAt(values);
  const { one } = cloud.numbers;
  const { from, to, direction, square, height } = best(alongEdges(cloud), (edge) => edge.height ** 2n);
  const { hull, points } = cloud;
  const start = hull.indexOf(from);
  const around = [...hull.slice(start + 1), ...hull.slice(0, start + 1)];
  const opposite = around.find((i) => cross(direction, subtract(points[i]!, points[from]!))[2] === height);
  const squared = [height * height, square * one * one] as const;
  return [kindOf(cloud), fractionText(...squared), roundSqrt(...squared), from, to, opposite].join(' ');
}

/** The farthest pair, by looking at all of them. */
export function farthestPair(values: Float64Array, dimension: 2 | 3): string {
  const numbers = exact(values);
  const points = pointsAt(numbers, dimension, 1, values[0]!);
  let pair: readonly [number, number, bigint] = [0, 0, 0n];
  for (const [i, p] of points.entries()) {
    for (const [j, q] of points.entries()) {
      const d = subtract(p, q);
      if (i < j && dot(d, d) > pair[2]) pair = [i, j, dot(d, d)];
    }
  }
  const squared = [pair[2], numbers.one ** 2n] as const;
  return [
    pair[2] === 0n ? 'point' : 'several',
    fractionText(...squared),
    roundSqrt(...squared),
    pair[0],
    pair[1],
  ].join(' ');
}

/** The least distance of planes with all points between. */
export function leastSlab(values: Float64Array): string {
  const numbers = exact(values.subarray(1, 1 + 3 * values[0]!));
  const [numerator, denominator] = leastSquaredWidth(pointsAt(numbers, 3, 0, values[0]!));
  const squared = [numerator, denominator * numbers.one ** 2n] as const;
  return [numerator === 0n ? 'flat' : 'solid', fractionText(...squared), roundSqrt(...squared)].join(' ');
}
