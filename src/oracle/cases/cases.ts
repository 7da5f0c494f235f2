/** The cases of a question: the flat values of all of them, one behind the other. */
export interface Cases {
  readonly count: number;
  readonly values: Float64Array;
  /** Those of one case, in an array that the next case will be in. */
  at(i: number): Float64Array;
  /** What names a case for an engine that is told, such as its id. */
  nameOf?(i: number): string;
}

/**
 * Cases with so many values each.
 *
 * @example casesOf(6, [0, 0, 1, 0, 0, 1]).count; // 1
 */
export function casesOf(arity: number, flat: ArrayLike<number>): Cases {
  const values = flat instanceof Float64Array ? flat : Float64Array.from(flat);
  const one = new Float64Array(arity);
  return {
    count: values.length / arity,
    values,
    // Copying costs less than a view does.
    at(i) {
      for (let j = 0, from = i * arity; j < arity; j++) one[j] = values[from + j]!;
      return one;
    },
  };
}
