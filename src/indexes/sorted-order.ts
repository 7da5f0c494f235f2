const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;
/** A key is two words, the number that it came with is the third. */
const RECORD = 3;

/**
 * The order of numbers: their places, from the least number to the greatest, equal numbers in the order in which they
 * stand (-0 equals 0). A radix sort, stable and linear in the count.
 *
 * The bits of doubles, read as unsigned integers, are in the order of the doubles once the sign bit of the positive
 * ones is set and all bits of the negative ones are flipped. Source: Terdiman, "Radix sort revisited", 2000; Knuth, The
 * Art of Computer Programming 3, 5.2.5.
 *
 * @param keys finite numbers, or infinities; unchecked
 * @example
 * sortedOrder(new Float64Array([3, -1, 3, -0, 0, -5e-324])); // new Uint32Array([1, 5, 3, 4, 0, 2])
 */
export function sortedOrder(keys: Float64Array): Uint32Array {
  let from = records(keys);
  let to = new Uint32Array(from.length);
  for (let word = 0; word < 2; word++) {
    for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
      if (!scatter(from, to, word, shift)) continue;
      const swap = from;
      from = to;
      to = swap;
    }
  }
  const order = new Uint32Array(keys.length);
  for (let i = 0; i < order.length; i++) order[i] = from[RECORD * i + 2]!;
  return order;
}

function records(keys: Float64Array): Uint32Array<ArrayBuffer> {
  const bits = new DataView(new ArrayBuffer(8));
  const result = new Uint32Array(RECORD * keys.length);
  for (let i = 0; i < keys.length; i++) {
    // `+ 0` turns -0 into 0.
    bits.setFloat64(0, keys[i]! + 0);
    const high = bits.getUint32(0);
    const negative = high >>> 31 !== 0;
    result[RECORD * i] = negative ? ~bits.getUint32(4) : bits.getUint32(4);
    result[RECORD * i + 1] = negative ? ~high : high | 0x80000000;
    result[RECORD * i + 2] = i;
  }
  return result;
}

/** One pass, stable. False, and nothing done, if the records are in order of that digit already. */
function scatter(from: Uint32Array, to: Uint32Array, word: number, shift: number): boolean {
  const place = new Uint32Array(DIGITS);
  let inOrder = true;
  let last = 0;
  for (let r = word; r < from.length; r += RECORD) {
    const digit = (from[r]! >>> shift) & (DIGITS - 1);
    place[digit] = place[digit]! + RECORD;
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
  for (let r = 0; r < from.length; r += RECORD) {
    const digit = (from[r + word]! >>> shift) & (DIGITS - 1);
    const target = place[digit]!;
    place[digit] = target + RECORD;
    to[target] = from[r]!;
    to[target + 1] = from[r + 1]!;
    to[target + 2] = from[r + 2]!;
  }
  return true;
}
