import { reject } from '../arguments/errors.js';
import { requireList } from '../arguments/lists.js';

const FIRST_CAPACITY = 64;

/**
 * A list of pairs of numbers of boxes (or triangles, or points) that grows: two 32-bit words per pair in one typed
 * array, which doubles when it is full, so that a search that finds pairs allocates nothing per pair.
 *
 * @example
 * const list = new PairList();
 * list.push(7, 2);
 * list.push(0, 9);
 * list.length; // 2
 * list.toSorted(); // new Uint32Array([0, 9, 2, 7])
 */
export class PairList {
  // An array of its own, not a GrowableUint32: searches push in their innermost loops.
  #words = new Uint32Array(2 * FIRST_CAPACITY);
  #end = 0;

  /** How many pairs are in the list. */
  get length(): number {
    return this.#end / 2;
  }

  /** Adds a pair. Which of the two comes first does not matter to `toSorted`. */
  push(a: number, b: number): void {
    if (this.#end === this.#words.length) this.#grow();
    this.#words[this.#end] = a;
    this.#words[this.#end + 1] = b;
    this.#end += 2;
  }

  /** Empties the list and keeps its memory. */
  clear(): void {
    this.#end = 0;
  }

  /** The pairs as they were pushed, a0 b0 a1 b1 ...: a view that the next `push` may leave behind. */
  words(): Uint32Array {
    return this.#words.subarray(0, this.#end);
  }

  /** A copy in canonical form: see {@link sortPairs}. */
  toSorted(): Uint32Array {
    return sortPairs(this.words());
  }

  #grow(): void {
    const words = new Uint32Array(2 * this.#words.length);
    words.set(this.#words);
    this.#words = words;
  }
}

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/**
 * Pairs in canonical form: each with its lesser number first, in lexicographic order. A copy; the argument stays as it
 * is. Nothing is left out: a pair that occurs twice stays twice. All indexes report their pairs in this form, so that
 * two answers are the same if and only if the arrays are.
 *
 * A radix sort from the last digit of b to the first of a: linear in the number of pairs. Source: Knuth, The Art of
 * Computer Programming 3, 5.2.5.
 *
 * @param pairs a0 b0 a1 b1 ...
 * @throws RangeError for an odd number of words
 * @example
 * sortPairs(new Uint32Array([7, 2, 0, 9, 5, 0])); // new Uint32Array([0, 5, 0, 9, 2, 7])
 */
export function sortPairs(pairs: Uint32Array): Uint32Array {
  requireList('sortPairs', 'pairs', 'a list of numbers', pairs);
  if (pairs.length % 2 !== 0) reject('sortPairs', 'pairs.length', 'a multiple of 2', pairs.length);
  const lesserFirst = new Uint32Array(pairs.length);
  for (let p = 0; p < pairs.length; p += 2) {
    lesserFirst[p] = Math.min(pairs[p]!, pairs[p + 1]!);
    lesserFirst[p + 1] = Math.max(pairs[p]!, pairs[p + 1]!);
  }
  return sortInPlace(lesserFirst);
}

/** Pairs in lexicographic order, each as it stands: of things of two kinds. A copy, as {@link sortPairs}. */
export function sortPairsAsTheyAre(pairs: Uint32Array): Uint32Array {
  return sortInPlace(Uint32Array.from(pairs));
}

/** Sorts pairs; their array is overwritten, and the result may be another one. */
function sortInPlace(pairs: Uint32Array<ArrayBuffer>): Uint32Array {
  let greatest = 0;
  for (let i = 0; i < pairs.length; i++) if (pairs[i]! > greatest) greatest = pairs[i]!;
  let from = pairs;
  let to = new Uint32Array(pairs.length);
  for (const word of [1, 0]) {
    // A shift by 32 or more would start again from 0, so the digits above bit 31 are left to arithmetic: there are
    // none.
    for (let shift = 0; shift < 32 && greatest >= 2 ** shift; shift += DIGIT_BITS) {
      if (!scatter(from, to, word, shift)) continue;
      const swap = from;
      from = to;
      to = swap;
    }
  }
  return from;
}

/** One pass of the sort, stable. False, and nothing done, if the pairs are in order of that digit already. */
function scatter(from: Uint32Array, to: Uint32Array, word: number, shift: number): boolean {
  const place = new Uint32Array(DIGITS);
  let inOrder = true;
  let last = 0;
  for (let p = word; p < from.length; p += 2) {
    const digit = (from[p]! >>> shift) & (DIGITS - 1);
    place[digit] = place[digit]! + 2;
    if (digit < last) inOrder = false;
    last = digit;
  }
  if (inOrder) return false;
  let sum = 0;
  for (let d = 0; d < DIGITS; d++) {
    const count = place[d]!;
    place[d] = sum;
    sum += count;
  }
  for (let p = 0; p < from.length; p += 2) {
    const digit = (from[p + word]! >>> shift) & (DIGITS - 1);
    const target = place[digit]!;
    place[digit] = target + 2;
    to[target] = from[p]!;
    to[target + 1] = from[p + 1]!;
  }
  return true;
}
