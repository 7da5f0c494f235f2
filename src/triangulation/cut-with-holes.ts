import { polygonOrientation2d } from '../planar/polygons/polygon-orientation.js';
import { isSimplePolygon2d } from '../planar/polygons/polygon-simplicity.js';
import { orient2d } from '../predicates/index.js';
import { cutTouchingAtOnce } from './cut-touching-at-once.js';
import { endsWhereItBegins } from './ends-where-it-begins.js';

type Points = readonly ArrayLike<number>[];
type TakeTriangle = (a: number, b: number, c: number) => void;

function side(points: Points, i: number, j: number, k: number): number {
  const [a, b, c] = [points[i]!, points[j]!, points[k]!];
  return orient2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!);
}

const isLeftOf = (p: ArrayLike<number>, q: ArrayLike<number>) =>
  p[0]! < q[0]! || (p[0] === q[0] && p[1]! < q[1]!);

/** The leftmost point of a ring, the lowest of several: there it is convex. */
function leftmost(points: Points, ring: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < ring.length; i++) if (isLeftOf(points[ring[i]!]!, points[ring[best]!]!)) best = i;
  return best;
}

/** A ring that runs to the left (1) or to the right (-1), and begins with its leftmost point. */
function turned(points: Points, ring: readonly number[], way: 1 | -1): readonly number[] {
  const at = leftmost(points, ring);
  const from = [...ring.slice(at), ...ring.slice(0, at)];
  const turn = polygonOrientation2d(from.map((i) => points[i]!));
  return turn === way ? from : [from[0]!, ...from.slice(1).reverse()];
}

/** Whether a ring goes round something once, and nothing else: it may touch itself, but not cross itself. */
function isSound(points: Points, ring: readonly number[]): boolean {
  const corners = ring.map((i) => points[i]!);
  if (corners.length < 3) return false;
  if (!endsWhereItBegins(corners) && isSimplePolygon2d(corners)) return true;
  return cutTouchingAtOnce(corners, () => {}) === 'cut';
}

/** Whether point p lies on the segment from i to j, and on neither end. */
function isInside(points: Points, p: number, i: number, j: number): boolean {
  const [a, b, c] = [points[i]!, points[j]!, points[p]!];
  const isEnd = (end: ArrayLike<number>) => c[0] === end[0] && c[1] === end[1];
  if (isEnd(a) || isEnd(b)) return false;
  for (const k of [0, 1]) {
    if (c[k]! < Math.min(a[k]!, b[k]!) || c[k]! > Math.max(a[k]!, b[k]!)) return false;
  }
  return side(points, i, j, p) === 0;
}

/** Whether the boxes of two segments have a point in common. */
function boxesMeet(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  c: ArrayLike<number>,
  d: ArrayLike<number>,
): boolean {
  for (let k = 0; k < 2; k++) {
    if (Math.max(a[k]!, b[k]!) < Math.min(c[k]!, d[k]!) || Math.min(a[k]!, b[k]!) > Math.max(c[k]!, d[k]!))
      return false;
  }
  return true;
}

/** Whether nothing lies between two points: no edge crosses, no point is on the way. */
function sees(points: Points, i: number, j: number, rings: readonly (readonly number[])[]): boolean {
  const [a, b] = [points[i]!, points[j]!];
  return rings.every((ring) =>
    ring.every((p, n) => {
      const q = ring[(n + 1) % ring.length]!;
      if (!boxesMeet(a, b, points[p]!, points[q]!)) return true;
      if (isInside(points, p, i, j)) return false;
      return !(
        side(points, i, j, p) * side(points, i, j, q) < 0 && side(points, p, q, i) * side(points, p, q, j) < 0
      );
    }),
  );
}

/** So many are looked for one by one before all are sorted. */
const FIRST = 8;

/** The places of numbers in a list, from the least of these on; of equal ones the first. The first cost little. */
function* ascending(numbers: readonly number[]): Generator<number> {
  const left = new Set(numbers.keys());
  for (let i = 0; i < FIRST && left.size > 0; i++) {
    let least = -1;
    for (const n of left) if (least < 0 || numbers[n]! < numbers[least]!) least = n;
    left.delete(least);
    yield least;
  }
  yield* [...left].sort((m, n) => (numbers[m]! < numbers[n]! ? -1 : numbers[m]! > numbers[n]! ? 1 : m - n));
}

/**
 * One ring of an outer one and holes, each of which hangs on a bridge. Holes are taken from the left to the right: from
 * the leftmost point of one, some point of what is joined already is seen, as a ray to the left ends there, and a point
 * near its end is seen, too.
 *
 * @returns undefined if a hole sees nothing, as one outside
 */
function joined(
  points: Points,
  outer: readonly number[],
  holes: readonly (readonly number[])[],
): readonly number[] | undefined {
  let ring = outer;
  const waiting = [...holes].sort((a, b) => (isLeftOf(points[a[0]!]!, points[b[0]!]!) ? -1 : 1));
  while (waiting.length > 0) {
    const hole = waiting[0]!;
    const [x, y] = [points[hole[0]!]![0]!, points[hole[0]!]![1]!];
    // Nothing depends on what is near but the time, and which bridge it is: rounding does no harm, and is the same
    // everywhere.
    const far = ring.map((i) => {
      const [dx, dy] = [points[i]![0]! - x, points[i]![1]! - y];
      return dx * dx + dy * dy;
    });
    const rings = [ring, ...waiting];
    let at: number | undefined;
    for (const n of ascending(far)) {
      if (!sees(points, hole[0]!, ring[n]!, rings)) continue;
      at = n;
      break;
    }
    if (at === undefined) return undefined;
    ring = [...ring.slice(0, at + 1), ...hole, hole[0]!, ...ring.slice(at)];
    waiting.shift();
  }
  return ring;
}

/**
 * Cuts an outer ring with holes into triangles between their points, counterclockwise. The rings may touch each other
 * and themselves, and run either way.
 *
 * @param rings  the outer one, then the holes: numbers of points
 * @returns whether it is cut: no ring may cross itself, and the holes have to be inside the outer one and outside each
 *   other
 */
export function cutWithHoles(
  points: Points,
  [outer, ...holes]: readonly (readonly number[])[],
  triangle: TakeTriangle,
): boolean {
  if (![outer!, ...holes].every((ring) => isSound(points, ring))) return false;
  const ring = joined(
    points,
    turned(points, outer!, 1),
    holes.map((hole) => turned(points, hole, -1)),
  );
  if (ring === undefined) return false;
  // Where all holes are in place, inside is on the left. What lies the other way round is a ring in a hole.
  let isTurned = false;
  const take: TakeTriangle = (a, b, c) => {
    isTurned ||= !(side(points, ring[a]!, ring[b]!, ring[c]!) > 0);
    triangle(ring[a]!, ring[b]!, ring[c]!);
  };
  const corners = ring.map((i) => points[i]!);
  return cutTouchingAtOnce(corners, take) === 'cut' && !isTurned;
}
