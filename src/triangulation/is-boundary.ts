/**
 * Whether triangles have the edges of a face around them, each as often and in its direction: what runs both ways
 * cancels. Corners at one point are one.
 *
 * @param face       the numbers of the face's corners
 * @param points     the corners' points, in the same order
 * @param triangles  numbers of corners, three for each triangle
 */
export function isBoundary(
  face: Uint32Array,
  points: readonly ArrayLike<number>[],
  triangles: Uint32Array,
): boolean {
  const places = new Map<string, number>();
  const placeOf = new Map<number, number>();
  for (const [i, corner] of face.entries()) {
    // -0 is 0.
    const key = Array.from(points[i]!, (x) => x + 0).join();
    if (!places.has(key)) places.set(key, places.size);
    placeOf.set(corner, places.get(key)!);
  }
  const balance = new Map<number, number>();
  const add = (from: number, to: number, by: number) => {
    const [a, b] = [placeOf.get(from)!, placeOf.get(to)!];
    const edge = Math.min(a, b) * places.size + Math.max(a, b);
    if (a !== b) balance.set(edge, (balance.get(edge) ?? 0) + (a < b ? by : -by));
  };
  for (const [i, corner] of face.entries()) add(corner, face[(i + 1) % face.length]!, 1);
  for (let i = 0; i < triangles.length; i++) add(triangles[i]!, triangles[i % 3 === 2 ? i - 2 : i + 1]!, -1);
  return [...balance.values()].every((count) => count === 0);
}
