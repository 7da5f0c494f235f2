/**
 * Numbers of doubles in ascending order of the doubles, in linear time. What is equal keeps its order. Values that are
 * spread evenly are distributed over stretches of their range; others are sorted by their bits, from the low digits to
 * the high ones (Knuth, The Art of Computer Programming 3, 5.2.5).
 */

/**
 * From so many numbers on three digits of 11 bits are faster than four of 8, whose buckets are sooner gone through.
 */
const MANY = 5000;

/** Fewer are sorted by insertion. */
const FEW = 48;
/** Longer stretches of equal first words are sorted by all bits: insertion takes the square of the length. */
const LONGEST_STRETCH = 24;

const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** Values that stand in a list at `at`, `at + step`, and so on. */
export interface Column {
  readonly list: Float64Array;
  readonly at: number;
  readonly step: number;
}

/**
 * One half of the bits of each double, in order as unsigned integers where the doubles are: all bits of negative
 * numbers are turned, and the sign of the others. There is no -0.
 */
function orderedWords({ list, at, step }: Column, half: 'high' | 'low'): Uint32Array {
  const bits = new Uint32Array(list.buffer, list.byteOffset, 2 * list.length);
  const words = new Uint32Array(list.length / step);
  const high = isLittleEndian ? 1 : 0;
  const kept = half === 'high' ? high : 1 - high;
  const sign = half === 'high' ? 0x80000000 : 0;
  for (let i = 0, k = 2 * at; i < words.length; i++, k += 2 * step) {
    const turned = bits[k + high]! >>> 31 === 1 ? 0xffffffff : sign;
    words[i] = bits[k + kept]! ^ turned;
  }
  return words;
}

/** Sorts by one digit of a word. @returns false if all words have the same one: then nothing is done */
function sortByDigit(from: Uint32Array, to: Uint32Array, word: Uint32Array, shift: number, bits: number) {
  const starts = new Uint32Array(1 << bits);
  const mask = starts.length - 1;
  for (let i = 0; i < word.length; i++) starts[(word[i]! >>> shift) & mask]!++;
  if (starts[(word[0]! >>> shift) & mask] === word.length) return false;
  let sum = 0;
  for (let i = 0; i < starts.length; i++) {
    const count = starts[i]!;
    starts[i] = sum;
    sum += count;
  }
  for (let i = 0; i < from.length; i++) {
    const number = from[i]!;
    const digit = (word[number]! >>> shift) & mask;
    to[starts[digit]!++] = number;
  }
  return true;
}

/** Sorts by one word; both lists are written to, and one of them is returned. */
function sortByWord(order: Uint32Array, spare: Uint32Array, word: Uint32Array): Uint32Array {
  let [from, to] = [order, spare];
  const bits = order.length < MANY ? 8 : 11;
  for (let shift = 0; shift < 32; shift += bits) {
    if (sortByDigit(from, to, word, shift, bits)) [from, to] = [to, from];
  }
  return from;
}

/** Sorts from `start` to `end - 1` by insertion; what is equal keeps its order. */
function insertionSort(order: Uint32Array, { list, at, step }: Column, start: number, end: number): void {
  for (let i = start + 1; i < end; i++) {
    const number = order[i]!;
    const value = list[step * number + at]!;
    let k = i;
    for (; k > start && list[step * order[k - 1]! + at]! > value; k--) order[k] = order[k - 1]!;
    order[k] = number;
  }
}

/** If more than so many values share one in as many stretches of the whole as there are values, bits are sorted by. */
const MOST_TOGETHER = 24;

/**
 * Sorts values that are spread evenly: into as many equal stretches of their range as there are of them, and then by
 * insertion. Rounding keeps order: of two values the lower one is in no later stretch.
 *
 * @returns null if they are not spread evenly
 */
function sortedEvenly(order: Uint32Array, values: Column): Uint32Array | null {
  const { list, at, step } = values;
  const n = order.length;
  let [least, most] = [list[at]!, list[at]!];
  for (let k = at; k < list.length; k += step) {
    const value = list[k]!;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const scale = (n - 1) / (most - least);
  // Neither the width nor the scale may be infinite, nor so small that products are.
  if (!(scale > 0 && scale < Number.MAX_VALUE)) return null;
  const stretches = new Uint32Array(n);
  const starts = new Uint32Array(n + 1);
  for (let i = 0, k = at; i < n; i++, k += step) {
    const stretch = ((list[k]! - least) * scale) | 0;
    stretches[i] = stretch;
    if (++starts[stretch + 1]! > MOST_TOGETHER) return null;
  }
  for (let i = 0; i < n; i++) starts[i + 1]! += starts[i]!;
  // Values go along with their numbers, so that what is next to each other in order is so in memory.
  const sorted = new Uint32Array(n);
  const moved = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const number = order[i]!;
    const place = starts[stretches[number]!]!++;
    sorted[place] = number;
    moved[place] = list[step * number + at]!;
  }
  sortNearby(sorted, moved);
  return sorted;
}

/** Sorts values and their numbers by insertion, where none is far from its place; what is equal keeps its order. */
function sortNearby(numbers: Uint32Array, values: Float64Array): void {
  let before = values[0]!;
  for (let i = 1; i < values.length; i++) {
    const value = values[i]!;
    if (before <= value) {
      before = value;
      continue;
    }
    const number = numbers[i]!;
    let k = i;
    do {
      values[k] = values[k - 1]!;
      numbers[k] = numbers[k - 1]!;
      k--;
    } while (k > 0 && values[k - 1]! > value);
    values[k] = value;
    numbers[k] = number;
  }
}

/** Sorts what is in order of the first words by the rest; false if too many have a first word in common. */
function settle(order: Uint32Array, values: Column, high: Uint32Array): boolean {
  let start = 0;
  for (let i = 1; i <= order.length; i++) {
    if (i < order.length && high[order[i]!]! === high[order[start]!]!) continue;
    if (i - start > LONGEST_STRETCH) return false;
    if (i - start > 1) insertionSort(order, values, start, i);
    start = i;
  }
  return true;
}

/**
 * Sorts numbers of values by these values; equal ones keep their order.
 *
 * @param order all numbers of values; overwritten
 * @param values finite, without -0
 * @returns the numbers in order: `order` itself, or another list
 * @example
 * const list = Float64Array.of(3, -1, 2);
 * sortedNumbers(Uint32Array.of(0, 1, 2), { list, at: 0, step: 1 }); // new Uint32Array([1, 2, 0])
 */
export function sortedNumbers(order: Uint32Array, values: Column): Uint32Array {
  if (order.length <= FEW) {
    insertionSort(order, values, 0, order.length);
    return order;
  }
  const evenly = sortedEvenly(order, values);
  if (evenly !== null) return evenly;
  const high = orderedWords(values, 'high');
  const spare = new Uint32Array(order.length);
  const first = sortByWord(order, spare, high);
  if (settle(first, values, high)) return first;
  // By the last words and then by the first, from where it stands: equal ones are in their order still.
  const other = first === order ? spare : order;
  const byLast = sortByWord(first, other, orderedWords(values, 'low'));
  return sortByWord(byLast, byLast === first ? other : first, high);
}
