/**
 * Boxes along a curve that fills space: neighbours on the curve are neighbours in space, so that what is built over
 * the sorted boxes reads memory nearly in order.
 */

/** Bits of an axis in a code. Three axes make 30 bits, which stay small integers in every engine. */
const AXIS_BITS = 10;
const CELLS = 2 ** AXIS_BITS;
/** A digit of the radix sort; three digits hold a code. */
const DIGIT_BITS = 10;
const DIGITS = 2 ** DIGIT_BITS;
const DIGIT_MASK = DIGITS - 1;

/** Spreads ten bits so that two zeros follow each. */
const SPREAD = Uint32Array.from({ length: CELLS }, (_, cell) => {
  let code = 0;
  for (let bit = 0; bit < AXIS_BITS; bit++) code |= ((cell >> bit) & 1) << (3 * bit);
  return code;
});

/** Boxes by ascending code of their centres; equal codes by ascending number. */
export interface MortonOrder {
  readonly codes: Uint32Array;
  readonly order: Uint32Array;
}

/**
 * Sorts boxes by the Morton codes of their centres (30 bits). The codes only guide a build: they may round, and no answer
 * depends on them.
 *
 * Source: Lauterbach et al. 2009, "Fast BVH Construction on GPUs"; Ericson, Real-Time Collision Detection, 6.6.
 *
 * @param boxes six finite numbers for each box, min before max
 */
export function mortonOrder(boxes: Float64Array): MortonOrder {
  const n = boxes.length / 6;
  const codes = new Uint32Array(n);
  for (let axis = 0; axis < 3; axis++) addAxis(codes, boxes, axis);
  return radixSort(codes);
}

/** Writes the bits of one axis. Halves keep the sum of two numbers and the difference of two centres finite. */
function addAxis(codes: Uint32Array, boxes: Float64Array, axis: number): void {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = axis; i < boxes.length; i += 6) {
    const centre = 0.25 * boxes[i]! + 0.25 * boxes[i + 3]!;
    if (centre < low) low = centre;
    if (centre > high) high = centre;
  }
  const extent = high - low;
  if (!(extent > 0)) return;
  const last = CELLS - 1;
  for (let b = 0, i = axis; b < codes.length; b++, i += 6) {
    const centre = 0.25 * boxes[i]! + 0.25 * boxes[i + 3]!;
    const cell = (((centre - low) / extent) * CELLS) | 0;
    codes[b]! |= SPREAD[Math.min(cell, last)]! << axis;
  }
}

/** A stable sort of the codes with their numbers, ten bits at a time. */
function radixSort(codes: Uint32Array): MortonOrder {
  const n = codes.length;
  let keys = codes;
  let items = new Uint32Array(n);
  for (let i = 0; i < n; i++) items[i] = i;
  let otherKeys: Uint32Array = new Uint32Array(n);
  let otherItems = new Uint32Array(n);
  for (let shift = 0; shift < 3 * AXIS_BITS; shift += DIGIT_BITS) {
    scatter(keys, items, otherKeys, otherItems, shift);
    [keys, otherKeys] = [otherKeys, keys];
    [items, otherItems] = [otherItems, items];
  }
  return { codes: keys, order: items };
}

function scatter(
  keys: Uint32Array,
  items: Uint32Array,
  toKeys: Uint32Array,
  toItems: Uint32Array,
  shift: number,
): void {
  const place = new Uint32Array(DIGITS + 1);
  for (let i = 0; i < keys.length; i++) place[((keys[i]! >>> shift) & DIGIT_MASK) + 1]!++;
  for (let digit = 0; digit < DIGITS; digit++) place[digit + 1]! += place[digit]!;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    const digit = (key >>> shift) & DIGIT_MASK;
    const to = place[digit]!;
    place[digit] = to + 1;
    toKeys[to] = key;
    toItems[to] = items[i]!;
  }
}
