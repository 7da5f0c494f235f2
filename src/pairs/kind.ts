/** What a kind of shape is to the generator of pairs. */

/** A shape as it is written in examples. */
export type Example = number | readonly Example[] | { readonly [field: string]: Example };

/** A kind of shape in the plane or in space. */
export interface Side {
  /** The type of `core/shapes.ts`. */
  readonly type: string;
  /** The function that checks such a shape and makes cells of it, and the file of `src/distance/shapes` with it. */
  readonly cells: string;
  readonly from: 'linear' | 'flat' | 'solids' | 'planar';
  /** As the first and as the second of two shapes; so that most pairs are apart. */
  readonly first: Example;
  readonly second: Example;
}

/** A kind of shape: all that names, docstrings and engines have to know of it. */
export interface Kind {
  /** As it is in names of functions and arguments. */
  readonly name: string;
  readonly words: string;
  readonly plural: string;
  /** When such a shape is refused, beside numbers that are not finite. */
  readonly refused: readonly string[];
  /** What is said of it wherever it is taken. */
  readonly says?: string;
  /** Whether it has no point beyond a bound. */
  readonly isBounded: boolean;
  readonly plane?: Side;
  readonly space?: Side;
}
