/** What a kind of shape is to the generator of pairs. */

/** A shape as it is written in examples. */
export type Example = number | readonly Example[] | { readonly [field: string]: Example };

/** A function that checks a shape and makes of it what an engine takes, and the file with it. */
export interface Carrier {
  readonly name: string;
  readonly from: string;
}

/** A kind of shape in the plane or in space. */
export interface Side {
  /** The type of `core/shapes.ts`. */
  readonly type: string;
  /** Points and directions that span it; the file is one of `src/distance/shapes`. Flat shapes have them. */
  readonly cells?: Carrier;
  /** As the first and as the second of two shapes; so that most pairs are apart. */
  readonly first?: Example;
  readonly second: Example;
}

/** What goes straight on, and meets round solids. */
export interface Linear {
  /** The function of `src/round/hits/linear.ts`. */
  readonly of: string;
  /** Through every second shape, at a distance of 3 from its middle, and beside it, at one of 6. */
  readonly through: Example;
  readonly beside: Example;
}

/** What lines meet in a first and a last point. */
export interface Solid {
  /**
   * A quadratic form between planes, by a function of `src/round/hits/solids.ts`; or functions for hits and the
   * boolean.
   */
  readonly engine: { readonly solid: string } | { readonly hits: Carrier; readonly meets: Carrier };
  /** What is said of hits: the numbers of features. */
  readonly features: string;
  readonly source: string;
  /** Whether the booleans are written by hand: they have filters of their own. */
  readonly hasOwnBooleans?: true;
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
  readonly linear?: Linear;
  readonly solid?: Solid;
}
