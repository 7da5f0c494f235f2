/**
 * Numbers of doubles in ascending order of the doubles, in linear time: a radix sort over the bits, from the low digits
 * to the high ones (Knuth, The Art of Computer Programming 3, 5.2.5). What is equal keeps its order.
 */

/** From so many numbers on three digits of 11 bits are faster than four of 8, whose buckets are sooner gone through. */
const MANY = 5000;

/** Fewer are sorted by insertion. */
const FEW = 48;
/** Longer stretches of equal first words are sorted by all bits: insertion takes the square of the length. */
const LONGEST_STRETCH = 24;

const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/**
 * One half of the bits of each double, in order as unsigned integers where the doubles are: all bits of negative
 * numbers are turned, and the sign of the others. There is no -0.
 */
function orderedWords(values: Float64Array, half: 'high' | 'low'): Uint32Array {
  const bits = new Uint32Array(values.buffer, values.byteOffset, 2 * values.length);
  const words = new Uint32Array(values.length);
  const high = isLittleEndian ? 1 : 0;
  const kept = half === 'high' ? high : 1 - high;
  const sign = half === 'high' ? 0x80000000 : 0;
  for (let i = 0; i < values.length; i++) {
    const turned = bits[2 * i + high]! >>> 31 === 1 ? 0xffffffff : sign;
    words[i] = bits[2 * i + kept]! ^ turned;
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

/** Sorts by one word. */
function sortByWord(order: Uint32Array, word: Uint32Array): Uint32Array {
  let [from, to]: [Uint32Array, Uint32Array] = [order, new Uint32Array(order.length)];
  const bits = order.length < MANY ? 8 : 11;
  for (let shift = 0; shift < 32; shift += bits) {
    if (sortByDigit(from, to, word, shift, bits)) [from, to] = [to, from];
  }
  return from;
}

/** Sorts from `start` to `end - 1` by insertion; what is equal keeps its order. */
function insertionSort(order: Uint32Array, values: Float64Array, start: number, end: number): void {
  for (let at = start + 1; at < end; at++) {
    const number = order[at]!;
    const value = values[number]!;
    let k = at;
    for (; k > start && values[order[k - 1]!]! > value; k--) order[k] = order[k - 1]!;
    order[k] = number;
  }
}

/** Sorts what is in order of the first words by the rest; false if too many have a first word in common. */
function settle(order: Uint32Array, values: Float64Array, high: Uint32Array): boolean {
  let start = 0;
  for (let at = 1; at <= order.length; at++) {
    if (at < order.length && high[order[at]!]! === high[order[start]!]!) continue;
    if (at - start > LONGEST_STRETCH) return false;
    if (at - start > 1) insertionSort(order, values, start, at);
    start = at;
  }
  return true;
}

/**
 * Sorts numbers of values by these values; equal ones keep their order.
 *
 * @param order all numbers of values; may be overwritten
 * @param values finite, without -0
 * @returns the numbers in order: `order` itself, or another array
 * @example
 * sortedNumbers(Uint32Array.of(0, 1, 2), Float64Array.of(3, -1, 2)); // new Uint32Array([1, 2, 0])
 */
export function sortedNumbers(order: Uint32Array, values: Float64Array): Uint32Array {
  if (order.length <= FEW) {
    insertionSort(order, values, 0, order.length);
    return order;
  }
  const high = orderedWords(values, 'high');
  const first = sortByWord(order.slice(), high);
  if (settle(first, values, high)) return first;
  return sortByWord(sortByWord(order, orderedWords(values, 'low')), high);
}
