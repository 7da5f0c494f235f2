/** What is known of a kind of shape whose distances are asked. */
import type { Random } from '../../cases/random.js';
import type { layoutOf } from '../layout.js';

type Parts = Parameters<typeof layoutOf>[1][];

/** What is known of a kind. */
export interface OperandKind {
  parts(name: string): Parts;
  /** A shape of small integers, often degenerate. */
  fill(random: Random, out: Float64Array, at: number): void;
  /** A point of the shape: a corner, or the middle of an edge or face. */
  landmark(random: Random, values: Float64Array, at: number): readonly number[];
  /** Where coordinates stand that move with the shape. */
  readonly positions: readonly number[];
  /** How else it moves. */
  readonly move?: (out: Float64Array, at: number, by: readonly number[]) => void;
  /** The features that can be alone in a pair of closest points. */
  readonly features: readonly string[];
}
