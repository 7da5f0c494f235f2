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

interface Lists {
  /** The points of each part in order along x; and along y. */
  readonly alongX: Uint32Array;
  readonly alongY: Uint32Array;
  /** The place of each point in order along y. */
  readonly places: Uint32Array;
  readonly spare: Uint32Array;
}

/**
 * Moves the points below the middle along x to the front of the list along y; each half stays in its order. The sign
 * bit of a difference says which half: a branch here would be mispredicted every second time.
 */
function divideAlongX({ alongX, alongY, spare }: Lists, from: number, end: number): void {
  const bound = alongX[middleOf(from, end)]!;
  let left = from;
  let right = 0;
  for (let i = from; i < end; i++) {
    const p = alongY[i]!;
    const isLeft = (p - bound) >>> 31;
    alongY[left] = p;
    spare[right] = p;
    left += isLeft;
    right += 1 - isLeft;
  }
  for (let i = 0; i < right; i++) alongY[left + i] = spare[i]!;
}

/** The same for those below the middle along y, in the list along x. */
function divideAlongY({ alongX, alongY, places, spare }: Lists, from: number, end: number): void {
  const bound = places[alongY[middleOf(from, end)]!]!;
  let left = from;
  let right = 0;
  for (let i = from; i < end; i++) {
    const p = alongX[i]!;
    const isLeft = (places[p]! - bound) >>> 31;
    alongX[left] = p;
    spare[right] = p;
    left += isLeft;
    right += 1 - isLeft;
  }
  for (let i = 0; i < right; i++) alongX[left + i] = spare[i]!;
}

function halve(lists: Lists, isAlongX: boolean, from: number, end: number): void {
  if (end - from < LEAST_TURNED) {
    const { alongX, alongY } = lists;
    if (!isAlongX) for (let i = from; i < end; i++) alongX[i] = alongY[i]!;
    return;
  }
  if (isAlongX) divideAlongX(lists, from, end);
  else divideAlongY(lists, from, end);
  const middle = middleOf(from, end);
  halve(lists, middle - from < LEAST_TURNED ? isAlongX : !isAlongX, from, middle);
  halve(lists, end - middle < LEAST_TURNED ? isAlongX : !isAlongX, middle, end);
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
  halve({ alongX, alongY, places, spare: new Uint32Array(n) }, true, 0, n);
  return alongX;
}
