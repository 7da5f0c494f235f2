/** Decoding the flat values of questions on linear programs: the objective, how many constraints count, and those. */

/** How many constraints there are at most. */
export const MOST_CONSTRAINTS = 7;

export interface Program {
  readonly objective: number[];
  readonly constraints: readonly { readonly normal: number[]; readonly constant: number }[];
}

/** The program of a case in space, or in the plane, where all thirds are left out. */
export function programOf(v: ArrayLike<number>, dimension: 2 | 3): Program {
  const vector = (at: number) => Array.from({ length: dimension }, (_, k) => v[at + k]!);
  return {
    objective: vector(0),
    constraints: Array.from({ length: v[3]! }, (_, i) => ({
      normal: vector(4 + 4 * i),
      constant: v[7 + 4 * i]!,
    })),
  };
}
