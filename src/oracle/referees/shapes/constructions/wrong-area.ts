import type { Vector } from '../vectors.js';

/** A closed ring of the plane. */
type Ring = readonly Vector[];
/** n / d, d > 0. */
type Fraction = readonly [n: bigint, d: bigint];

interface Edge {
  /** Which ring it is of. */
  readonly ring: number;
  readonly left: Vector;
  readonly right: Vector;
}

const compare = (a: Fraction, b: Fraction): number => {
  const [x, y] = [a[0] * b[1], b[0] * a[1]];
  return x < y ? -1 : x > y ? 1 : 0;
};

/** Those that run from left to right: upright edges bound nothing between two of them. */
function edgesOf(rings: readonly Ring[]): Edge[] {
  return rings.flatMap((points, ring) =>
    points.flatMap((p, i): Edge[] => {
      const q = points[(i + 1) % points.length]!;
      if (p[0] === q[0]) return [];
      return [p[0] < q[0] ? { ring, left: p, right: q } : { ring, left: q, right: p }];
    }),
  );
}

/** Where two edges cross, or their lines if the crossing is between all their ends. */
function crossing({ left: a, right: b }: Edge, { left: c, right: d }: Edge): Fraction | undefined {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]];
  const sine = ux * vy - uy * vx;
  if (sine === 0n) return undefined;
  const along = (c[0] - a[0]) * vy - (c[1] - a[1]) * vx;
  // x = a.x + along / sine * u.x
  const n = a[0] * sine + along * ux;
  const x: Fraction = sine > 0n ? [n, sine] : [-n, -sine];
  const isAfter = (p: Vector) => compare(x, [p[0], 1n]) > 0;
  const isBefore = (p: Vector) => compare(x, [p[0], 1n]) < 0;
  return isAfter(a) && isAfter(c) && isBefore(b) && isBefore(d) ? x : undefined;
}

/** Where edges begin, end and cross, from left to right, each place once. */
function levelsOf(edges: readonly Edge[]): Fraction[] {
  const all: Fraction[] = edges.flatMap(({ left, right }): Fraction[] => [
    [left[0], 1n],
    [right[0], 1n],
  ]);
  for (let i = 0; i < edges.length; i++)
    for (let j = 0; j < i; j++) {
      const x = crossing(edges[i]!, edges[j]!);
      if (x !== undefined) all.push(x);
    }
  all.sort(compare);
  return all.filter((x, i) => i === 0 || compare(all[i - 1]!, x) !== 0);
}

/** The height of an edge at x. */
function heightAt({ left, right }: Edge, [n, d]: Fraction): Fraction {
  const width = right[0] - left[0];
  return [left[1] * width * d + (right[1] - left[1]) * (n - left[0] * d), width * d];
}

/** A part of the plane between two edges and two levels. */
export interface Trapezoid {
  readonly area: Fraction;
  /** A point inside of it. */
  readonly x: Fraction;
  readonly y: Fraction;
  /** Counterclockwise; two of them may be the same point. */
  readonly corners: readonly (readonly [x: Fraction, y: Fraction])[];
}

/**
 * The trapezoids of the plane that a choice takes, among those into which rings cut it: between two levels at which edges begin, end or
 * cross, edges keep their order.
 *
 * @param isChosen  is told for each ring whether the trapezoid is inside of it, by the even-odd rule
 */
export function trapezoidsWhere(
  rings: readonly Ring[],
  isChosen: (inside: readonly boolean[]) => boolean,
): Trapezoid[] {
  const edges = edgesOf(rings);
  const levels = levelsOf(edges);
  const found: Trapezoid[] = [];
  for (let k = 1; k < levels.length; k++) {
    const [from, to] = [levels[k - 1]!, levels[k]!];
    const middle: Fraction = [from[0] * to[1] + to[0] * from[1], 2n * from[1] * to[1]];
    const width: Fraction = [to[0] * from[1] - from[0] * to[1], from[1] * to[1]];
    const crossed = edges
      .filter(({ left, right }) => compare([left[0], 1n], from) <= 0 && compare([right[0], 1n], to) >= 0)
      .map((edge) => ({ edge, y: heightAt(edge, middle) }))
      .sort((a, b) => compare(a.y, b.y));
    const inside = rings.map(() => false);
    for (let i = 0; i + 1 < crossed.length; i++) {
      const [{ edge, y: low }, { edge: above, y: high }] = [crossed[i]!, crossed[i + 1]!];
      inside[edge.ring] = !inside[edge.ring];
      if (compare(low, high) === 0 || !isChosen(inside)) continue;
      const height: Fraction = [high[0] * low[1] - low[0] * high[1], high[1] * low[1]];
      found.push({
        area: [width[0] * height[0], width[1] * height[1]],
        x: middle,
        y: [low[0] * high[1] + high[0] * low[1], 2n * low[1] * high[1]],
        corners: [
          [from, heightAt(edge, from)],
          [to, heightAt(edge, to)],
          [to, heightAt(above, to)],
          [from, heightAt(above, from)],
        ],
      });
    }
  }
  return found;
}

/** Areas are counted in parts of a bound, of which so many make one. */
const PARTS = 1n << 100n;

/**
 * Whether trapezoids have together a greater area than a bound, which is above 0: each counts rounded down, so that a yes is certain, and
 * a no means at most a bound and 2^-100 of it for each trapezoid.
 */
export function exceeds(trapezoids: readonly Trapezoid[], [n, d]: Fraction): boolean {
  let parts = 0n;
  for (const { area } of trapezoids) parts += (area[0] * d * PARTS) / (area[1] * n);
  return parts > PARTS;
}

/** The largest one. */
export function largest(trapezoids: readonly Trapezoid[]): Trapezoid {
  return trapezoids.reduce((best, one) => (compare(one.area, best.area) > 0 ? one : best));
}
