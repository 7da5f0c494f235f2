import type { FeatureType } from '../../core/feature.js';
import type { ScaledCells } from '../engine/cells.js';
import { exactDoubles } from '../engine/doubles.js';
import { PointList } from '../engine/point-list.js';
import type { Vector } from '../engine/vectors.js';
import type { GivenKind } from '../lazy/given.js';
import { shortScale } from './short-integers.js';

type Parts = Pick<ScaledCells, 'edges' | 'faces'>;
const NONE: Parts = { edges: [], faces: [] };

/** The hull of points that are doubles, three numbers each. */
export function hullCells(given: ArrayLike<number>, inside: FeatureType, parts: Parts = NONE): ScaledCells {
  const numbers = Array.from(given);
  const { exponent, integers } = shortScale(numbers);
  const at = (i: number): Vector => {
    const own = integers(numbers.slice(3 * i, 3 * i + 3));
    return [own[0]!, own[1]!, own[2]!];
  };
  const points = new PointList(numbers.length / 3, at, exactDoubles(numbers));
  return {
    points,
    directions: [],
    vertices: points.length,
    inside,
    scale: { exponent, denominator: 1n },
    ...parts,
  };
}

/** The kind of shapes that are given by the points whose hull they are. */
export function hullKind(inside: FeatureType, parts: Parts = NONE, highest?: number): GivenKind {
  const cells = (numbers: ArrayLike<number>): ScaledCells => hullCells(numbers, inside, parts);
  return highest === undefined ? { cells, doubles: exactDoubles } : { cells, doubles: exactDoubles, highest };
}

export function triples(values: readonly bigint[]): Vector[] {
  const vectors: Vector[] = [];
  for (let i = 0; i < values.length; i += 3) vectors.push([values[i]!, values[i + 1]!, values[i + 2]!]);
  return vectors;
}
