/**
 * The order in which points are divided: by halves, along x and y in turn, as Dwyer cuts them (Dwyer 1987, "A Faster
 * Divide-and-Conquer Algorithm for Constructing Delaunay Triangulations"; Shewchuk 1996, "Triangle").
 *
 * The two orders of points are those along x (equal ones along y), and along y (equal ones along x, downwards): the
 * first, turned by a right angle. Both are strict, as no point is there twice. Points are numbered in the first one.
 */

/** Points that have an axis of their own: fewer are cut along that of the whole. */
export const LEAST_TURNED = 4;

/** Where the first half ends. */
export const middleOf = (from: number, end: number): number => (from + end) >>> 1;

interface Fixed {
  /** The place of each point in order along y. */
  readonly places: Uint32Array;
  /** Where the result goes. */
  readonly order: Uint32Array;
}

/**
 * Moves those points of a part whose rank is below a bound to its first half in another list; each half stays in its
 * order. The sign bit of a difference says which half: a branch here would be mispredicted every second time.
 *
 * @param ranks of points; their numbers without it
 */
function divide(
  now: Uint32Array,
  then: Uint32Array,
  ranks: Uint32Array | null,
  bound: number,
  from: number,
  end: number,
): void {
  let left = from;
  let right = middleOf(from, end);
  for (let i = from; i < end; i++) {
    const p = now[i]!;
    const mask = ((ranks === null ? p : ranks[p]!) - bound) >> 31;
    then[right ^ ((left ^ right) & mask)] = p;
    left -= mask;
    right += 1 + mask;
  }
}

/**
 * Divides a part along an axis, and its halves along the other one.
 *
 * @param now its points in order along this axis; and along the other one
 * @param then room for another order of each
 */
function halve(
  fixed: Fixed,
  isAlongX: boolean,
  from: number,
  end: number,
  now: Uint32Array,
  then: Uint32Array,
  otherNow: Uint32Array,
  otherThen: Uint32Array,
): void {
  const { places, order } = fixed;
  if (end - from < LEAST_TURNED) {
    if (now !== order) for (let i = from; i < end; i++) order[i] = now[i]!;
    return;
  }
  const middle = middleOf(from, end);
  const first = now[middle]!;
  divide(otherNow, otherThen, isAlongX ? null : places, isAlongX ? first : places[first]!, from, end);
  if (middle - from < LEAST_TURNED) halve(fixed, isAlongX, from, middle, now, then, otherThen, otherNow);
  else halve(fixed, !isAlongX, from, middle, otherThen, otherNow, now, then);
  if (end - middle < LEAST_TURNED) halve(fixed, isAlongX, middle, end, now, then, otherThen, otherNow);
  else halve(fixed, !isAlongX, middle, end, otherThen, otherNow, now, then);
}

/**
 * The order of points in which each half of each half is one behind the other.
 *
 * @param alongY the points in order along y; overwritten
 */
export function halvingOrder(alongY: Uint32Array): Uint32Array {
  const n = alongY.length;
  const alongX = new Uint32Array(n);
  const places = new Uint32Array(n);
  for (let i = 0; i < n; i++) {
    alongX[i] = i;
    places[alongY[i]!] = i;
  }
  halve({ places, order: alongX }, true, 0, n, alongX, new Uint32Array(n), alongY, new Uint32Array(n));
  return alongX;
}
