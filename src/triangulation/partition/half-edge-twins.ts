/**
 * For each half-edge of triangles the one that runs the other way between the same two corners; -1 if there is none. Of
 * several that run one way only the first counts.
 *
 * @param triangles three corners for each; half-edge 3 t + k runs from corner k of triangle t to the next
 */
export function halfEdgeTwins(triangles: ArrayLike<number>): Int32Array {
  const count = triangles.length;
  // Corners numbered as they come, so that a pair of their numbers is an exact integer.
  const numbers = new Map<number, number>();
  const corners = Uint32Array.from(triangles, (corner) => {
    const number = numbers.get(corner) ?? numbers.size;
    numbers.set(corner, number);
    return number;
  });
  const endOf = (h: number): number => corners[h % 3 === 2 ? h - 2 : h + 1]!;
  const firsts = new Map<number, number>();
  const keyOf = (from: number, to: number): number => from * numbers.size + to;
  for (let h = 0; h < count; h++) {
    const key = keyOf(corners[h]!, endOf(h));
    if (!firsts.has(key)) firsts.set(key, h);
  }
  const twins = new Int32Array(count).fill(-1);
  for (let h = 0; h < count; h++) {
    const twin = firsts.get(keyOf(endOf(h), corners[h]!));
    if (twin === undefined || firsts.get(keyOf(corners[h]!, endOf(h))) !== h) continue;
    // An edge of a triangle with two equal corners is no neighbour of its own.
    if (Math.floor(twin / 3) !== Math.floor(h / 3)) twins[h] = twin;
  }
  return twins;
}
