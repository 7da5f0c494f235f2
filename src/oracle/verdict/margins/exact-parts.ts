import * as rational from '../../../arithmetic/rational.js';
import type { Layout } from '../../questions/layout.js';
import { type Exact, type Vector, vectorAt } from '../../referees/shapes/vectors.js';
import type { Square } from './distances.js';
import { type Margin, rootOf } from './margin.js';

/** The arguments of a question as integers over one denominator, by the names of its parts. */
export interface ExactParts {
  readonly values: Exact;
  /** The value that a part starts with. */
  at(name: string): number;
  /** A point or a direction. */
  vector(name: string): Vector;
  /** Several of them. */
  vectors(names: string): Vector[];
  /** A squared distance between the integers as a margin between the arguments. */
  margin(square: Square): Margin;
}

/** Arguments in parts, whatever numbers they are: doubles, or decimals. */
export function exactParts(layout: Layout, values: Exact): ExactParts {
  const { dimension, parts } = layout;
  const at = (name: string) => parts.find((one) => one.name === name)!.at;
  const vector = (name: string) => vectorAt(values, at(name), dimension);
  return {
    values,
    at,
    vector,
    vectors: (names) => names.split(' ').map(vector),
    margin: ({ numerator, denominator }) =>
      rootOf(rational.fromParts(numerator, denominator * values.one ** 2n)),
  };
}
