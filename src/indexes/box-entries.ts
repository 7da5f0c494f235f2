import type { AxisCrossings } from './axis-crossings.js';

/** The box is not met. */
export const NOT_MET = -1;
/** The box is met at the start already: in place of an axis. */
export const AT_START = 3;

/**
 * Where a segment or a ray comes into closed boxes, exactly.
 *
 * It meets a box if the intervals of parameters in which it is between the two sides along each axis, and its own, have
 * a parameter in common: no entry is behind an exit. It comes in where the latest of these intervals begins. An entry
 * is an axis and the coordinate there; which of two comes first is the sign of a predicate.
 */
export class BoxEntries {
  readonly #crossings: AxisCrossings;
  readonly #dimension: 2 | 3;

  constructor(crossings: AxisCrossings, dimension: 2 | 3) {
    this.#crossings = crossings;
    this.#dimension = dimension;
  }

  /** The axis along which the box that begins at `at` is entered last; AT_START, or NOT_MET. */
  axisOf(boxes: Float64Array, at: number): number {
    const crossings = this.#crossings;
    const { signs } = crossings;
    const dimension = this.#dimension;
    let axis = AT_START;
    for (let i = 0; i < dimension; i++) {
      const low = boxes[at + i]!;
      const high = boxes[at + i + dimension]!;
      const sign = signs[i]!;
      if (sign === 0) {
        const o = crossings.origin[i]!;
        if (o < low || o > high) return NOT_MET;
        continue;
      }
      const enter = sign > 0 ? low : high;
      if (crossings.compareWithEnd(i, enter) > 0) return NOT_MET;
      if (crossings.compareWithStart(i, sign > 0 ? high : low) < 0) return NOT_MET;
      if (crossings.compareWithStart(i, enter) <= 0) continue;
      if (axis === AT_START || crossings.compare(i, enter, axis, this.coordinateOf(boxes, at, axis)) > 0) {
        axis = i;
      }
    }
    if (axis === AT_START) return axis;
    // It must come in before it leaves along any other axis.
    const enter = this.coordinateOf(boxes, at, axis);
    for (let i = 0; i < dimension; i++) {
      if (i === axis || signs[i] === 0) continue;
      const exit = boxes[signs[i]! > 0 ? at + i + dimension : at + i]!;
      if (crossings.compare(axis, enter, i, exit) > 0) return NOT_MET;
    }
    return axis;
  }

  /** The coordinate at which the box that begins at `at` is entered along an axis. */
  coordinateOf(boxes: Float64Array, at: number, axis: number): number {
    if (axis === AT_START) return 0;
    return boxes[this.#crossings.signs[axis]! > 0 ? at + axis : at + axis + this.#dimension]!;
  }

  /** Which of two entries comes first? */
  compare(axis: number, x: number, other: number, y: number): number {
    if (axis !== AT_START && other !== AT_START) return this.#crossings.compare(axis, x, other, y);
    return axis === other ? 0 : axis === AT_START ? -1 : 1;
  }
}
