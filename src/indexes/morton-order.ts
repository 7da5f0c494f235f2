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
 * Sorts boxes by the Morton codes of their centres (30 bits). The codes only guide a build: they may round, and no
 * answer depends on them.
 *
 * Source: Lauterbach et al. 2009, "Fast BVH Construction on GPUs"; Ericson, Real-Time Collision Detection, 6.6.
 *
 * @param boxes six finite numbers for each box, min before max
 */
export function mortonOrder(boxes: Float64Array): MortonOrder {
  const n = boxes.length / 6;
  const codes = new Uint32Array(n);
  const order = new Uint32Array(n);
  for (let i = 0; i < n; i++) order[i] = i;
  sortAlongCurve(boxes, codes, order);
  return { codes, order };
}

/**
 * Writes the codes of the boxes whose numbers are in `order`, by the extremes of their own centres, and sorts both by
 * code. (Parts of an order may be sorted so by themselves.)
 */
export function sortAlongCurve(boxes: Float64Array, codes: Uint32Array, order: Uint32Array): void {
  codes.fill(0);
  for (let axis = 0; axis < 3; axis++) {
    // Sums of two coordinates lose nothing, and seldom overflow: then of quarters.
    if (!addAxis(codes, order, boxes, axis, 1)) addAxis(codes, order, boxes, axis, 0.25);
  }
  radixSort(codes, order);
}

/** Writes the bits of one axis; false, and nothing done, if a sum or a difference overflows. */
function addAxis(
  codes: Uint32Array,
  order: Uint32Array,
  boxes: Float64Array,
  axis: number,
  scale: number,
): boolean {
  const n = order.length;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const at = 6 * order[i]! + axis;
    const centre = scale * boxes[at]! + scale * boxes[at + 3]!;
    if (centre < low) low = centre;
    if (centre > high) high = centre;
  }
  const extent = high - low;
  if (!(extent > 0)) return true;
  if (extent === Number.POSITIVE_INFINITY) return false;
  const last = CELLS - 1;
  for (let i = 0; i < n; i++) {
    const at = 6 * order[i]! + axis;
    const centre = scale * boxes[at]! + scale * boxes[at + 3]!;
    const cell = (((centre - low) / extent) * CELLS) | 0;
    codes[i]! |= SPREAD[Math.min(cell, last)]! << axis;
  }
  return true;
}

/** A stable sort of the codes with their numbers, ten bits at a time. */
function radixSort(codes: Uint32Array, items: Uint32Array): void {
  const otherCodes = new Uint32Array(codes.length);
  const otherItems = new Uint32Array(codes.length);
  scatter(codes, items, otherCodes, otherItems, 0);
  scatter(otherCodes, otherItems, codes, items, DIGIT_BITS);
  scatter(codes, items, otherCodes, otherItems, 2 * DIGIT_BITS);
  codes.set(otherCodes);
  items.set(otherItems);
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
