import { dot, minus, times, type Vector } from '../../distance/engine/vectors.js';

/** A point beside an axis, over integers. */
export interface AboutAxis {
  /** From the base of the axis to the point. */
  readonly offset: Vector;
  /** The square of the axis, W. */
  readonly size: bigint;
  /** The height over the base times the length of the axis: offset · axis. */
  readonly height: bigint;
  /** The square of the distance from the axis, times W. */
  readonly across: bigint;
  /** The way from the axis to the point, times W; its square is W² times that of the distance: `across` W. */
  readonly out: Vector;
}

/**
 * A point beside an axis through a base: with D from there, h = D · w and W = w · w, the square of the distance from
 * the axis is (W D² - h²) / W, and the way W D - h w over W.
 */
export function aboutAxis(point: Vector, base: Vector, axis: Vector): AboutAxis {
  const offset = minus(point, base);
  const [size, height] = [dot(axis, axis), dot(offset, axis)];
  return {
    offset,
    size,
    height,
    across: size * dot(offset, offset) - height * height,
    out: minus(times(offset, size), times(axis, height)),
  };
}
