/** Points whose triangulation grows point by point, by the signs that decide how. */
export interface LiftedPoints {
  readonly count: number;
  /** Whether points may be no corners. */
  readonly isWeighted: boolean;
  /** Above, below or equal to 0 as orient3d is. */
  side(i: number, j: number, k: number, l: number): number;
  /**
   * Whether p is inside of the sphere through four others, of which orient3d is positive; with weights, whether it has
   * a negative power with the sphere that is orthogonal to theirs. Never undecided.
   */
  isInSphere(a: number, b: number, c: number, d: number, p: number): boolean;
}

/**
 * The same of five points on one sphere, by their order: the surface on which they are lifted is raised at each, at a
 * later one by infinitely more.
 *
 * The derivative of the determinant by the height of a point is the orientation of the four others. The last point
 * whose derivative does not vanish decides. Without weights the last two of them will do, for it vanishes for two of
 * the corners only if p is on the line through the others, where the sphere has no third point.
 *
 * @param rank of each point its place in the order
 */
export function isInsideByOrder(
  points: Pick<LiftedPoints, 'side'>,
  rank: Uint32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  p: number,
): boolean {
  const ra = rank[a]!;
  const rb = rank[b]!;
  const rc = rank[c]!;
  const rd = rank[d]!;
  let before = rank.length;
  for (;;) {
    let top = rank[p]!;
    if (top >= before) top = -1;
    if (ra < before && ra > top) top = ra;
    if (rb < before && rb > top) top = rb;
    if (rc < before && rc > top) top = rc;
    if (rd < before && rd > top) top = rd;
    let sign: number;
    if (top === ra) sign = points.side(p, b, c, d);
    else if (top === rb) sign = points.side(a, p, c, d);
    else if (top === rc) sign = points.side(a, b, p, d);
    else if (top === rd) sign = points.side(a, b, c, p);
    else return false;
    if (sign !== 0) return sign > 0;
    before = top;
  }
}
