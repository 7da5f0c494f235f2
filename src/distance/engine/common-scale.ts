import type { Cells, Scale, ScaledCells } from './cells.js';
import { times, type Vector } from './vectors.js';

/** Two shapes whose integers have one scale. */
export interface CommonScale {
  readonly a: Cells;
  readonly b: Cells;
  readonly scale: Scale;
}

/** Two shapes over one scale: the smaller exponent and the product of the denominators. */
export function onCommonScale(a: ScaledCells, b: ScaledCells): CommonScale {
  const scale: Scale = {
    exponent: Math.min(a.scale.exponent, b.scale.exponent),
    denominator: a.scale.denominator * b.scale.denominator,
  };
  return { a: overScale(a, scale), b: overScale(b, scale), scale };
}

/** A shape over a scale whose exponent is no greater and whose denominator is a multiple. */
export function overScale(cells: ScaledCells, scale: Scale): Cells {
  const factor =
    (scale.denominator / cells.scale.denominator) << BigInt(cells.scale.exponent - scale.exponent);
  if (factor === 1n) return cells;
  const scaled = (v: Vector): Vector => times(v, factor);
  return { ...cells, points: cells.points.times(factor), directions: cells.directions.map(scaled) };
}
