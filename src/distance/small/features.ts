/**
 * A pair of features of two shapes of the arena that may be closest: so many vertices of the first (a point, an edge, the triangle), then of
 * the second, by their numbers.
 */
export const F: Int32Array = /* @__PURE__ */ new Int32Array(8);

/** How many of the numbers in F belong to the first shape, and to the second. */
export const COUNT_A = 6;
export const COUNT_B = 7;

/** The first shape's numbers stand from 0 on, the second one's from here. */
export const OF_B = 3;

/** Names a pair: a vertex (`a1` negative), an edge (`a2` negative) or the triangle of the first shape, and of the second. */
export function setPair(a0: number, a1: number, a2: number, b0: number, b1: number, b2: number): void {
  F[0] = a0;
  F[1] = a1;
  F[2] = a2;
  F[3] = b0;
  F[4] = b1;
  F[5] = b2;
  F[COUNT_A] = a1 < 0 ? 1 : a2 < 0 ? 2 : 3;
  F[COUNT_B] = b1 < 0 ? 1 : b2 < 0 ? 2 : 3;
}
