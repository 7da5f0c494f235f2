/**
 * The sides of a convex set given by its extreme points, as segments of six numbers: none of a point, one of a segment,
 * all sides of a polygon.
 */
export function sidesOf(points: Float32Array): Float32Array {
  const count = points.length / 3;
  const sides = new Float32Array(count < 2 ? 0 : count === 2 ? 6 : 6 * count);
  for (let side = 0; 6 * side < sides.length; side++) {
    const [from, to] = [3 * side, 3 * ((side + 1) % count)];
    sides.set(points.subarray(from, from + 3), 6 * side);
    sides.set(points.subarray(to, to + 3), 6 * side + 3);
  }
  return sides;
}

/** What many findings have in common, to be drawn at once: sides of all, and points that are all of it. */
export function allCommon(
  points: Float32Array,
  ends: Uint32Array,
): { readonly sides: Float32Array; readonly single: Float32Array } {
  const sides: number[] = [];
  const single: number[] = [];
  let start = 0;
  for (const end of ends) {
    const part = points.subarray(3 * start, 3 * end);
    if (end - start === 1) single.push(...part);
    else for (const x of sidesOf(part)) sides.push(x);
    start = end;
  }
  return { sides: Float32Array.from(sides), single: Float32Array.from(single) };
}
