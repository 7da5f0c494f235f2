/**
 * The proof of certify.ts in doubles, with bounds of their errors: the common case. What is not certain here says
 * nothing.
 *
 * With m the direction from the one feature to the other, across both, every other vertex v of a shape must lie beyond
 * the plane through its own feature: m · (v - f) has one sign. And the feet of the common perpendicular must lie within
 * the features. Both are polynomials in differences.
 *
 * Errors, u = 2^-53; |e| is the sum of the magnitudes of the components of e, up to a factor 1 + 4u that is to spare. A
 * difference is off by u of each component, so that a product of two, e · g, is off by 5.1u |e||g|: two differences and
 * a product 3u, two sums 2u.
 * - The feet: (g·g)(e·r) - (e·g)(g·r) and the like are off by 2 (5.1 + 5.1 + 1)u + 2u < 25u of |e||g|²|r|, and a sum of
 *   three such by 2u more.
 * - m = e × g: a component is off by 4.1u of its two products; then m · w is off by 8.2u |e||g||w|.
 * - m = (e·e) r - (e·r) e: a component is off by 8.2u (|e|² |r| + |e||r||e|), one of them each; then m · w by 12.3u of
 *   that, less than 25u |e|²|r||w|.
 * - m = a difference: m · w is off by 5.1u |m||w|. All are below 32u. What underflows, at most 2^-1070 a product, times
 * 2^300 at most, is nothing beside that, because all sizes are between 2^-150 and 2^150.
 */
import { allocateScratch } from '../../arithmetic/scratch.js';
import { isMeasured, LEAST, MOST } from '../../arithmetic/word-vectors.js';
import { P, SECOND } from './arena.js';
import { COUNT_A, COUNT_B, F, OF_B } from './features.js';

const abs = Math.abs;
const ERROR = 2 ** -48;

/**
 * The direction m, from the first shape to the second, and what its products are off by, for each unit of the other
 * factor.
 */
const M: Float64Array = /* @__PURE__ */ allocateScratch(4);

/** Is the pair of features in F certainly where two shapes of the arena are closest? */
export function isCertainlyClosest(countA: number, countB: number): boolean {
  const a = F[COUNT_A]!;
  const b = F[COUNT_B]!;
  return setDirection(a, b) && areBehind(0, countA, 0, -1) && areBehind(SECOND, countB, OF_B, 1);
}

/** M := the direction across the features, if their feet certainly lie within them. */
function setDirection(a: number, b: number): boolean {
  if (a === 2 && b === 2) return acrossTwo(F[0]!, F[1]!, F[OF_B]!, F[OF_B + 1]!, F[0]!, F[OF_B]!, 1);
  if (a === 1 && b === 1) return fromVertexToVertex(F[0]!, F[OF_B]!);
  if (a === 1) return fromFeature(F[OF_B]!, F[OF_B + 1]!, F[OF_B + 2]!, F[0]!, b, -1);
  return b === 1 && fromFeature(F[0]!, F[1]!, F[2]!, F[OF_B]!, a, 1);
}

/** The edge u v or the face u v w, and the vertex p that belongs to the second shape, if `sense` is 1. */
function fromFeature(u: number, v: number, w: number, p: number, size: number, sense: number): boolean {
  return size === 2 ? fromEdge(u, v, p, sense) : acrossTwo(u, v, u, w, u, p, sense);
}

function setM(x: number, y: number, z: number, size: number): true {
  M[0] = x;
  M[1] = y;
  M[2] = z;
  M[3] = size * ERROR;
  return true;
}

function fromVertexToVertex(i: number, j: number): boolean {
  const x = P[3 * j]! - P[3 * i]!;
  const y = P[3 * j + 1]! - P[3 * i + 1]!;
  const z = P[3 * j + 2]! - P[3 * i + 2]!;
  const size = abs(x) + abs(y) + abs(z);
  return isMeasured(size) && setM(x, y, z, size);
}

function fromEdge(u: number, v: number, p: number, sense: number): boolean {
  const x = P[3 * u]!;
  const y = P[3 * u + 1]!;
  const z = P[3 * u + 2]!;
  const ex = P[3 * v]! - x;
  const ey = P[3 * v + 1]! - y;
  const ez = P[3 * v + 2]! - z;
  const rx = P[3 * p]! - x;
  const ry = P[3 * p + 1]! - y;
  const rz = P[3 * p + 2]! - z;
  const e = abs(ex) + abs(ey) + abs(ez);
  const r = abs(rx) + abs(ry) + abs(rz);
  if (!(isMeasured(e) && isMeasured(r))) return false;
  const ee = ex * ex + ey * ey + ez * ez;
  const er = ex * rx + ey * ry + ez * rz;
  const error = ERROR * e * (e + r);
  if (!(er > error && ee - er > error)) return false;
  const all = sense * ee;
  const part = sense * er;
  return setM(rx * all - ex * part, ry * all - ey * part, rz * all - ez * part, e * e * r);
}

/**
 * e from i to j, g from k to l, and r from p to q, which are i and k for two edges, with the feet at e · s / d and -g ·
 * t / d, or u, of which i and k are copies, and a vertex above the face, whose foot is at (e · s + g · t) / d.
 */
function acrossTwo(i: number, j: number, k: number, l: number, p: number, q: number, sense: number): boolean {
  const ex = P[3 * j]! - P[3 * i]!;
  const ey = P[3 * j + 1]! - P[3 * i + 1]!;
  const ez = P[3 * j + 2]! - P[3 * i + 2]!;
  const gx = P[3 * l]! - P[3 * k]!;
  const gy = P[3 * l + 1]! - P[3 * k + 1]!;
  const gz = P[3 * l + 2]! - P[3 * k + 2]!;
  const rx = P[3 * q]! - P[3 * p]!;
  const ry = P[3 * q + 1]! - P[3 * p + 1]!;
  const rz = P[3 * q + 2]! - P[3 * p + 2]!;
  const e = abs(ex) + abs(ey) + abs(ez);
  const g = abs(gx) + abs(gy) + abs(gz);
  const r = abs(rx) + abs(ry) + abs(rz);
  if (!(isMeasured(e) && isMeasured(g) && isMeasured(r))) return false;
  const ee = ex * ex + ey * ey + ez * ez;
  const gg = gx * gx + gy * gy + gz * gz;
  const eg = ex * gx + ey * gy + ez * gz;
  const er = ex * rx + ey * ry + ez * rz;
  const gr = gx * rx + gy * ry + gz * rz;
  const d = ee * gg - eg * eg;
  const s = gg * er - eg * gr;
  const t = ee * gr - eg * er;
  const error = ERROR * e * g * (e * g + r * (e + g));
  const isFace = i === k;
  const within = isFace ? t > error && d - s - t > error : -t > error && d + t > error && d - s > error;
  if (!(within && s > error)) return false;
  const nx = ey * gz - ez * gy;
  const ny = ez * gx - ex * gz;
  const nz = ex * gy - ey * gx;
  const height = nx * rx + ny * ry + nz * rz;
  if (!(abs(height) > ERROR * e * g * r)) return false;
  const way = height > 0 ? sense : -sense;
  return setM(nx * way, ny * way, nz * way, e * g);
}

/**
 * Are all corners of the shape other than those of its feature, which stands in F from `at` on, certainly beyond that
 * feature: m · (v - f) of the sign `sense`?
 */
function areBehind(from: number, count: number, at: number, sense: 1 | -1): boolean {
  const f = F[at]!;
  const g = F[at + 1]!;
  const h = F[at + 2]!;
  const x = P[3 * f]!;
  const y = P[3 * f + 1]!;
  const z = P[3 * f + 2]!;
  const mx = sense * M[0]!;
  const my = sense * M[1]!;
  const mz = sense * M[2]!;
  const error = M[3]!;
  // Numbers, not branches: which vertices are those of the feature cannot be foreseen.
  let all = 1;
  for (let v = from; v < from + count; v++) {
    const wx = P[3 * v]! - x;
    const wy = P[3 * v + 1]! - y;
    const wz = P[3 * v + 2]! - z;
    const size = abs(wx) + abs(wy) + abs(wz);
    const isOwn = +(v === f) | +(v === g) | +(v === h);
    const isBeyond = +(mx * wx + my * wy + mz * wz > error * size) & +(size > LEAST) & +(size < MOST);
    all &= isOwn | isBeyond;
  }
  return all === 1;
}
