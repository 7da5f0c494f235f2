/** Hits of a ray or a segment on a mesh, as text. */

/**
 * One hit, such as `3 edge:10:1:4 1 0.5 (0.5,0,2) r0`: triangle, feature (of an edge the half-edge and its vertices),
 * facing, parameter (or `0..1`), point, rank.
 */
export function hitText(
  triangle: number,
  feature: string,
  facing: number,
  place: string,
  point: ArrayLike<number>,
  rank: number,
): string {
  return `${triangle} ${feature} ${facing} ${place} (${Array.from(point, (x) => String(x)).join()}) r${rank}`;
}

/** All hits. */
export function hitsText(hits: readonly string[]): string {
  return hits.length === 0 ? 'miss' : hits.join('; ');
}
