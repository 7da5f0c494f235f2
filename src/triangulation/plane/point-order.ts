/** Whether point a comes before b: along x, and where x is equal along y. */
export function isBefore(xy: Float64Array, a: number, b: number): boolean {
  const [ax, bx] = [xy[2 * a]!, xy[2 * b]!];
  return ax < bx || (ax === bx && xy[2 * a + 1]! < xy[2 * b + 1]!);
}
