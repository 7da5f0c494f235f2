import { greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import {
  add,
  divide,
  equals,
  fromNumber,
  multiply,
  type Rational,
  subtract,
} from '../../../../arithmetic/rational.js';
import { crossedTriangulationText } from '../../../answers/triangulation.js';

/** A point over integers: all points have one denominator. */
type Point = readonly [bigint, bigint];
type Exact = readonly [Rational, Rational];
/** Two numbers of points, the lesser first. */
type Edge = readonly [number, number];

const turn = (a: Point, b: Point, c: Point): bigint =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const isBefore = (a: Point, b: Point): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

const opposite = (x: bigint, y: bigint): boolean => (x < 0n && y > 0n) || (x > 0n && y < 0n);

/** Where the lines of two segments cross; undefined if they have not exactly one point in common. */
function lineCrossing(p: Exact, q: Exact, r: Exact, s: Exact): Exact | undefined {
  const cross = (a: Exact, b: Exact): Rational => subtract(multiply(a[0], b[1]), multiply(a[1], b[0]));
  const minus = (a: Exact, b: Exact): Exact => [subtract(a[0], b[0]), subtract(a[1], b[1])];
  const [u, v] = [minus(q, p), minus(s, r)];
  const w = cross(u, v);
  if (w.numerator === 0n) return undefined;
  const t = divide(cross(minus(r, p), v), w);
  return [add(p[0], multiply(t, u[0])), add(p[1], multiply(t, u[1]))];
}

/** All coordinates over their least common denominator. */
function overOne(points: readonly Exact[]): Point[] {
  const one = points
    .flat()
    .reduce((all, { denominator: d }) => (all / greatestCommonDivisor(all, d)) * d, 1n);
  const whole = ({ numerator, denominator }: Rational) => numerator * (one / denominator);
  return points.map(([x, y]) => [whole(x), whole(y)]);
}

/** Whether p is on the segment from a to b. */
function isOn(p: Point, a: Point, b: Point): boolean {
  if (turn(a, b, p) !== 0n) return false;
  return !isBefore(p, isBefore(a, b) ? a : b) && !isBefore(isBefore(a, b) ? b : a, p);
}

const crosses = (points: readonly Point[], [a, b]: Edge, [c, d]: Edge): boolean => {
  const [p, q, r, s] = [points[a]!, points[b]!, points[c]!, points[d]!];
  return opposite(turn(p, q, r), turn(p, q, s)) && opposite(turn(r, s, p), turn(r, s, q));
};

/** Whether d is inside of the circle through a, b and c, counterclockwise; the last of four on a circle is outside. */
function isInside(points: readonly Point[], a: number, b: number, c: number, d: number): boolean {
  const four = [points[a]!, points[b]!, points[c]!, points[d]!] as const;
  const [p, q, r, s] = four;
  const factors = [turn(q, r, s), -turn(p, r, s), turn(p, q, s), -turn(p, q, r)];
  const sum = four.reduce((total, [x, y], i) => total + (x * x + y * y) * factors[i]!, 0n);
  if (sum !== 0n) return sum > 0n;
  const last = four.reduce((most, point, i) => (isBefore(four[most]!, point) ? i : most), 0);
  return factors[last]! > 0n;
}

/** The parts of segments between all points on them, each with the first segment that it is a part of. */
function partsOf(points: readonly Point[], used: readonly number[], segments: readonly Edge[]) {
  const parts = new Map<string, { edge: Edge; segment: number }>();
  segments.forEach(([a, b], segment) => {
    const along = used
      .filter((i) => isOn(points[i]!, points[a]!, points[b]!))
      .sort((i, j) => (isBefore(points[i]!, points[j]!) ? -1 : 1));
    for (let k = 1; k < along.length; k++) {
      const edge: Edge = [Math.min(along[k - 1]!, along[k]!), Math.max(along[k - 1]!, along[k]!)];
      if (!parts.has(edge.join())) parts.set(edge.join(), { edge, segment });
    }
  });
  return parts;
}

/** Edges of some triangulation: the parts, and each pair that crosses none before it and runs through no point. */
function edgesWith(points: readonly Point[], used: readonly number[], parts: readonly Edge[]): Edge[] {
  const edges = [...parts];
  for (const a of used) {
    for (const b of used) {
      if (a >= b || edges.some(([c, d]) => a === c && b === d)) continue;
      const isBlocked = used.some((p) => p !== a && p !== b && isOn(points[p]!, points[a]!, points[b]!));
      if (!isBlocked && !edges.some((edge) => crosses(points, edge, [a, b]))) edges.push([a, b]);
    }
  }
  return edges;
}

/** The corner of the triangle on the left of a directed edge; undefined if there is none. */
function cornerLeftOf(points: readonly Point[], neighbours: readonly Set<number>[], a: number, b: number) {
  let corner: number | undefined;
  for (const c of neighbours[a]!) {
    if (!neighbours[b]!.has(c) || turn(points[a]!, points[b]!, points[c]!) <= 0n) continue;
    // Of two triangles over one edge the one that is a face is inside of the other.
    const isInner =
      corner === undefined ||
      (turn(points[a]!, points[corner]!, points[c]!) <= 0n &&
        turn(points[b]!, points[corner]!, points[c]!) >= 0n);
    if (isInner) corner = c;
  }
  return corner;
}

/** Turns the diagonals of quadrilaterals, but for parts, until each is locally Delaunay (Lawson 1977). */
function flip(points: readonly Point[], edges: readonly Edge[], parts: ReadonlyMap<string, unknown>) {
  const neighbours = points.map(() => new Set<number>());
  for (const [a, b] of edges) {
    neighbours[a]!.add(b);
    neighbours[b]!.add(a);
  }
  const open = edges.filter((edge) => !parts.has(edge.join()));
  while (open.length > 0) {
    const [a, b] = open.pop()!;
    if (!neighbours[a]!.has(b) || parts.has([a, b].join())) continue;
    const c = cornerLeftOf(points, neighbours, a, b);
    const d = cornerLeftOf(points, neighbours, b, a);
    if (c === undefined || d === undefined || !isInside(points, a, b, c, d)) continue;
    neighbours[a]!.delete(b);
    neighbours[b]!.delete(a);
    neighbours[c]!.add(d);
    neighbours[d]!.add(c);
    for (const [p, q] of [
      [a, c],
      [c, b],
      [b, d],
      [d, a],
    ] as const)
      open.push([Math.min(p, q), Math.max(p, q)]);
  }
  return neighbours;
}

/** All points on the hull, from the first by x and y on, counterclockwise; along the line, if there is no area. */
function hullOf(points: readonly Point[], used: readonly number[], isFlat: boolean): number[] {
  const sorted = used.slice().sort((i, j) => (isBefore(points[i]!, points[j]!) ? -1 : 1));
  if (isFlat) return sorted;
  const hull = [sorted[0]!];
  for (;;) {
    const at = hull.at(-1)!;
    // The next one has nothing on its right, and of those in one direction it is the nearest.
    const next = used.find(
      (i) =>
        i !== at &&
        used.every((j) => {
          const side = turn(points[at]!, points[i]!, points[j]!);
          return (
            side > 0n || (side === 0n && (j === at || j === i || !isOn(points[j]!, points[at]!, points[i]!)))
          );
        }),
    )!;
    if (next === hull[0]) return hull;
    hull.push(next);
  }
}

/**
 * The constrained Delaunay triangulation of points of which numbers 2 i and 2 i + 1 are joined, with crossings: any
 * triangulation with all parts of the segments, then Lawson's flips.
 */
export function crossedDelaunayReferee(values: Float64Array): string {
  const count = values[0]!;
  const given = Array.from(
    { length: count },
    (_, i): Exact => [fromNumber(values[1 + 2 * i]! + 0), fromNumber(values[2 + 2 * i]! + 0)],
  );
  const isSame = (p: Exact, q: Exact) => equals(p[0], q[0]) && equals(p[1], q[1]);
  const segments = Array.from({ length: count >> 1 }, (_, i): Edge => [2 * i, 2 * i + 1]);
  const all = given.slice();
  const plain = overOne(given);
  segments.forEach(([a, b], i) => {
    for (const [c, d] of segments.slice(0, i)) {
      if (!crosses(plain, [a, b], [c, d])) continue;
      const crossing = lineCrossing(given[a]!, given[b]!, given[c]!, given[d]!)!;
      if (!all.some((p) => isSame(p, crossing))) all.push(crossing);
    }
  });
  const crossings = all.slice(count);
  const places = overOne(all);
  // Crossings are numbered by x and y.
  const order = crossings
    .map((_, i) => count + i)
    .sort((i, j) => (isBefore(places[i]!, places[j]!) ? -1 : 1));
  const sorted = [...given, ...order.map((i) => all[i]!)];
  const points = [...places.slice(0, count), ...order.map((i) => places[i]!)];
  const first = sorted.map((p) => sorted.findIndex((q) => isSame(p, q)));
  const used = first.filter((j, i) => i === j);
  const parts = partsOf(
    points,
    used,
    segments.map(([a, b]): Edge => [first[a]!, first[b]!]),
  );
  const isFlat = used.every((i) => used.every((j) => turn(points[used[0]!]!, points[i]!, points[j]!) === 0n));
  const edges = edgesWith(
    points,
    used,
    Array.from(parts.values(), ({ edge }) => edge),
  );
  const neighbours = isFlat ? [] : flip(points, edges, parts);
  const triangles: number[][] = [];
  neighbours.forEach((own, a) => {
    for (const b of own) {
      const c = cornerLeftOf(points, neighbours, a, b);
      if (c !== undefined && a < b && a < c) triangles.push([a, b, c]);
    }
  });
  return crossedTriangulationText({
    isFlat,
    crossings: order.map((i) => all[i]!),
    triangles,
    hull: hullOf(points, used, isFlat),
    duplicates: first.map((j, i) => [i, j]).filter(([i, j]) => i !== j),
    parts: isFlat ? [] : Array.from(parts.values(), ({ edge, segment }) => [...edge, segment]),
  });
}
