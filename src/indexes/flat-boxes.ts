/**
 * Boxes of the plane as boxes of space without extent along the third axis.
 *
 * @param boxes four numbers for each box
 * @example
 * flatBoxes([1, 2, 3, 4]); // new Float64Array([1, 2, 0, 3, 4, 0])
 */
export function flatBoxes(boxes: ArrayLike<number>): Float64Array {
  const flat = new Float64Array((boxes.length / 4) * 6);
  for (let from = 0, to = 0; from < boxes.length; from += 4, to += 6) {
    // `+ 0` turns -0 into 0.
    flat[to] = boxes[from]! + 0;
    flat[to + 1] = boxes[from + 1]! + 0;
    flat[to + 3] = boxes[from + 2]! + 0;
    flat[to + 4] = boxes[from + 3]! + 0;
  }
  return flat;
}
