/**
 * Which of many boxes meet, by sets: of all boxes, as bits of one big integer, those that begin at or before a number
 * along an axis, and those that end at or after it. The kernel has trees, cells and sorted lists, and compares boxes
 * two by two.
 */

/**
 * Bits of all boxes by the value of coordinate k: those at or below each value, or at or above it, as a function of a
 * number.
 */
function bitsByValue(
  boxes: readonly Float64Array[],
  k: number,
  side: 'below' | 'above',
): (x: number) => bigint {
  const places = boxes.map((_, i) => i);
  places.sort((i, j) => (side === 'below' ? 1 : -1) * (boxes[i]![k]! - boxes[j]![k]!) || i - j);
  const values = places.map((i) => boxes[i]![k]!);
  const prefixes = [0n];
  for (const i of places) prefixes.push(prefixes.at(-1)! | (1n << BigInt(i)));
  const isWithin = (value: number, x: number) => (side === 'below' ? value <= x : value >= x);
  return (x) => {
    let [low, high] = [0, values.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isWithin(values[middle]!, x)) low = middle + 1;
      else high = middle;
    }
    return prefixes[low]!;
  };
}

/** For a box, the places of those in a list that have a point in common with it, as bits. */
export function meetingBits(boxes: readonly Float64Array[]): (box: ArrayLike<number>) => bigint {
  const begun = [0, 1, 2].map((k) => bitsByValue(boxes, k, 'below'));
  const lasting = [3, 4, 5].map((k) => bitsByValue(boxes, k, 'above'));
  return (box) =>
    [0, 1, 2].reduce(
      (bits, k) => bits & begun[k]!(box[k + 3]!) & lasting[k]!(box[k]!),
      (1n << BigInt(boxes.length)) - 1n,
    );
}

/** The numbers of the bits that are set, ascending. */
export function placesOf(bits: bigint): number[] {
  const text = bits.toString(2);
  const places: number[] = [];
  for (let at = text.length - 1; at >= 0; at--) if (text[at] === '1') places.push(text.length - 1 - at);
  return places;
}

/** All pairs of a list, the lower number first, in order. */
export function pairsOf(boxes: readonly Float64Array[]): number[] {
  const meeting = meetingBits(boxes);
  return boxes.flatMap((box, i) => placesOf(meeting(box)).flatMap((j) => (j > i ? [i, j] : [])));
}

/** A flat list as boxes. */
export function boxesIn(flat: Float64Array): Float64Array[] {
  return Array.from({ length: flat.length / 6 }, (_, i) => flat.slice(6 * i, 6 * i + 6));
}
