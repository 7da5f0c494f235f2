import { insphereAt } from '../../predicates/generated/at/insphere.js';
import { orient3dAt } from '../../predicates/generated/at/orient3d.js';

/**
 * Whether a point is inside of the sphere through four others, where points on the sphere are told apart by the order of
 * their coordinates: the paraboloid on which they are lifted is raised at each point, at a greater one by infinitely more
 * than at all lesser ones together. So exactly one triangulation is Delaunay, and it depends on the points alone; they
 * stay where they are, so that no tetrahedron of it is flat.
 *
 * The last two points decide: the derivative of the determinant by the height of a point is the orientation of the four
 * others, and it vanishes for two of the corners only if p is on the line through the others, where the sphere has
 * no third point.
 *
 * Source: Devillers and Teillaud 2011, "Perturbations for Delaunay and weighted Delaunay 3D triangulations".
 *
 * @param x three finite coordinates for each point; all five are different
 * @param rank places in the order of coordinates
 * @param a orient3d(a, b, c, d) is positive
 */
export function isInPerturbedSphere(
  x: Float64Array,
  rank: Uint32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  p: number,
): boolean {
  const sign = insphereAt(x, a, b, c, d, p);
  return sign === 0 ? isInsideByOrder(x, rank, a, b, c, d, p) : sign > 0;
}

function isInsideByOrder(
  x: Float64Array,
  rank: Uint32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  p: number,
): boolean {
  const [ra, rb, rc, rd] = [rank[a]!, rank[b]!, rank[c]!, rank[d]!];
  let before = Number.POSITIVE_INFINITY;
  for (;;) {
    let top = rank[p]!;
    if (top >= before) top = -1;
    if (ra < before && ra > top) top = ra;
    if (rb < before && rb > top) top = rb;
    if (rc < before && rc > top) top = rc;
    if (rd < before && rd > top) top = rd;
    let sign: number;
    if (top === ra) sign = orient3dAt(x, p, b, c, d);
    else if (top === rb) sign = orient3dAt(x, a, p, c, d);
    else if (top === rc) sign = orient3dAt(x, a, b, p, d);
    else if (top === rd) sign = orient3dAt(x, a, b, c, p);
    else return false;
    if (sign !== 0) return sign > 0;
    before = top;
  }
}
