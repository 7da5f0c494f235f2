/**
 * Up to four differences of points of two shapes, and what of their hull is nearest to the origin, in doubles: a guess.
 *
 * Source: Gilbert, Johnson, Keerthi 1988, with the regions of Ericson 5.1.5 and 5.1.6.
 */
import { allocateIntegerScratch, allocateScratch } from '../../arithmetic/scratch.js';
import { isMeasured } from '../../arithmetic/word-vectors.js';

/** The differences of the simplex, three coordinates each in four places: a place is found by a shift. */
export const D: Float64Array = /* @__PURE__ */ allocateScratch(16);
/**
 * What each is made of, for a caller who wants to know: the two corners as bits, where bit i stands for the corner
 * whose coordinates begin at P[i].
 */
export const PAIRS: Int32Array = /* @__PURE__ */ allocateIntegerScratch(4);
/**
 * What of the simplex is nearest to the origin: the differences that are needed, in ascending order, and the point,
 * times a positive number: no division is waited for.
 */
const R: Int32Array = /* @__PURE__ */ allocateIntegerScratch(3);
export const V: Float64Array = /* @__PURE__ */ allocateScratch(3);
/** That number, which is the sum of the weights of the differences in the point. */
export const SCALE: Float64Array = /* @__PURE__ */ allocateScratch(1);
/** The weights of the first two of three differences: whoever wants to know whether none is negative looks here. */
export const WEIGHTS: Float64Array = /* @__PURE__ */ allocateScratch(2);

/** 64 u. */
const INSIDE = 2 ** -47;

/** Stands for a number of differences. */
export const MEETING = -1;

/**
 * Keeps what the point nearest to the origin needs, and says how many differences that are; 0 if that point is the
 * origin itself, as far as doubles tell, and MEETING if it is certainly within the simplex.
 *
 * @param slack what {@link areBelow} has to know of points that are off by more than the rounding of their difference
 */
export function reduce(count: number, slack: number): number {
  const kept =
    count === 2 ? nearestOfSegment() : count === 3 ? nearestOfTriangle(0, 1, 2) : nearestOfTetrahedron(slack);
  // In ascending order: no place is overwritten before it is read.
  for (let k = 0; k < kept; k++) if (R[k] !== k) keep(k, R[k]!);
  return kept;
}

function keep(k: number, from: number): void {
  PAIRS[k] = PAIRS[from]!;
  D[4 * k] = D[4 * from]!;
  D[4 * k + 1] = D[4 * from + 1]!;
  D[4 * k + 2] = D[4 * from + 2]!;
}

/** The point is a difference. */
export function atPoint(i: number): number {
  R[0] = i;
  V[0] = D[4 * i]!;
  V[1] = D[4 * i + 1]!;
  V[2] = D[4 * i + 2]!;
  SCALE[0] = 1;
  return 1;
}

/**
 * At the parameter V[0] / SCALE[0] from the newest point i to an older one. Numbers that are passed cost more than what
 * is done with them.
 */
function onSegment(i: number, j: number): number {
  R[0] = j;
  R[1] = i;
  const part = V[0]!;
  const rest = SCALE[0]! - part;
  V[0] = D[4 * i]! * rest + D[4 * j]! * part;
  V[1] = D[4 * i + 1]! * rest + D[4 * j + 1]! * part;
  V[2] = D[4 * i + 2]! * rest + D[4 * j + 2]! * part;
  return 2;
}

/** The nearest point of a segment that ends in the newest point, which is nearer to the origin than the other. */
function nearestOfSegment(): number {
  const ex = D[0]! - D[4]!;
  const ey = D[1]! - D[5]!;
  const ez = D[2]! - D[6]!;
  const reach = -(D[4]! * ex + D[5]! * ey + D[6]! * ez);
  const all = ex * ex + ey * ey + ez * ez;
  if (reach <= 0) return atPoint(1);
  if (reach >= all) return atPoint(0);
  V[0] = reach;
  SCALE[0] = all;
  return onSegment(1, 0);
}

/**
 * The nearest point of a triangle whose corner k is the newest point: that one is needed, so that its regions, those
 * of its two edges and the inside are left. With edges u and v from there, the origin is at s u + t v in the plane,
 * where s (uu vv - uv²) = vv (u · o) - uv (v · o), and likewise t.
 */
function nearestOfTriangle(i: number, j: number, k: number): number {
  const x = D[4 * k]!;
  const y = D[4 * k + 1]!;
  const z = D[4 * k + 2]!;
  const ux = D[4 * i]! - x;
  const uy = D[4 * i + 1]! - y;
  const uz = D[4 * i + 2]! - z;
  const vx = D[4 * j]! - x;
  const vy = D[4 * j + 1]! - y;
  const vz = D[4 * j + 2]! - z;
  const uo = -(ux * x + uy * y + uz * z);
  const vo = -(vx * x + vy * y + vz * z);
  if (uo <= 0 && vo <= 0) return atPoint(k);
  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const s = vv * uo - uv * vo;
  const t = uu * vo - uv * uo;
  if (t <= 0 && uo > 0) {
    if (uo >= uu) return atPoint(i);
    V[0] = uo;
    SCALE[0] = uu;
    return onSegment(k, i);
  }
  if (s <= 0 && vo > 0) {
    if (vo >= vv) return atPoint(j);
    V[0] = vo;
    SCALE[0] = vv;
    return onSegment(k, j);
  }
  const all = uu * vv - uv * uv;
  R[0] = i;
  R[1] = j;
  R[2] = k;
  V[0] = x * all + (ux * s + vx * t);
  V[1] = y * all + (uy * s + vy * t);
  V[2] = z * all + (uz * s + vz * t);
  SCALE[0] = all;
  WEIGHTS[0] = s;
  WEIGHTS[1] = t;
  return 3;
}

/** The point and the differences of the nearest face so far. */
const bestV: Float64Array = /* @__PURE__ */ allocateScratch(6);
const bestR: Int32Array = /* @__PURE__ */ allocateIntegerScratch(3);

/**
 * The faces with the newest point that the origin is beyond, the nearest of them. The origin is not beyond the fourth:
 * its triangle was the nearest before.
 */
function nearestOfTetrahedron(slack: number): number {
  const x = D[12]!;
  const y = D[13]!;
  const z = D[14]!;
  const ux = D[0]! - x;
  const uy = D[1]! - y;
  const uz = D[2]! - z;
  const vx = D[4]! - x;
  const vy = D[5]! - y;
  const vz = D[6]! - z;
  const wx = D[8]! - x;
  const wy = D[9]! - y;
  const wz = D[10]! - z;
  // u × v, v × w, w × u: for a volume of one sign, all point inwards or all outwards.
  const uvx = uy * vz - uz * vy;
  const uvy = uz * vx - ux * vz;
  const uvz = ux * vy - uy * vx;
  const all = uvx * wx + uvy * wy + uvz * wz;
  const inwards = all > 0 ? 1 : -1;
  const overUV = (uvx * x + uvy * y + uvz * z) * inwards;
  const overVW = ((vy * wz - vz * wy) * x + (vz * wx - vx * wz) * y + (vx * wy - vy * wx) * z) * inwards;
  const overWU = ((wy * uz - wz * uy) * x + (wz * ux - wx * uz) * y + (wx * uy - wy * ux) * z) * inwards;
  const beyondUV = overUV > 0;
  const beyondVW = overVW > 0;
  const beyondWU = overWU > 0;
  if (!(beyondUV || beyondVW || beyondWU)) {
    return areBelow(overUV, overVW, overWU, all * inwards, slack) ? MEETING : 0;
  }
  if (beyondUV && !beyondVW && !beyondWU) return nearestOfTriangle(0, 1, 3);
  if (beyondVW && !beyondUV && !beyondWU) return nearestOfTriangle(1, 2, 3);
  if (beyondWU && !beyondUV && !beyondVW) return nearestOfTriangle(0, 2, 3);
  return nearestOfFaces(beyondUV, beyondVW, beyondWU);
}

/**
 * Is the origin certainly within the tetrahedron of the simplex? If it is, the shapes meet: it is a difference of
 * points of them. With the edges u, v, w from the newest point x, and D = u × v · w, the origin is x + a u + b v + c w
 * with D a = -(v × w · x), and likewise b and c: these must be positive, and their sum below 1.
 *
 * Errors, for T the sum of the magnitudes of all components of the four points, and u = 2^-53: a point is off by u of
 * each component, an edge by 2u T, so that a product of three is off by 6u T³ for these, and by 5u T³ for two products,
 * their difference, the third product and two sums: 11u T³. The sum of all four is off by four times as much, and by
 * 12u T³ for being added. Both are below 64u T³.
 */
function areBelow(overUV: number, overVW: number, overWU: number, all: number, slack: number): boolean {
  const size = sizeOf(0) + sizeOf(1) + sizeOf(2) + sizeOf(3);
  const error = size * size * (size * INSIDE + slack);
  if (!isMeasured(size)) return false;
  return overUV < -error && overVW < -error && overWU < -error && all + overUV + overVW + overWU > error;
}

function sizeOf(k: number): number {
  return Math.abs(D[4 * k]!) + Math.abs(D[4 * k + 1]!) + Math.abs(D[4 * k + 2]!);
}

function nearestOfFaces(beyondUV: boolean, beyondVW: boolean, beyondWU: boolean): number {
  let best = 0;
  let least = Infinity;
  for (let f = 0; f < 3; f++) {
    if (!(f === 0 ? beyondUV : f === 1 ? beyondVW : beyondWU)) continue;
    const count = nearestOfTriangle(f === 1 ? 1 : 0, f === 0 ? 1 : 2, 3);
    const square = alongPoint(R[0]!) / SCALE[0]!;
    if (square >= least) continue;
    least = square;
    best = count;
    bestV[3] = SCALE[0]!;
    bestV[4] = WEIGHTS[0]!;
    bestV[5] = WEIGHTS[1]!;
    for (let k = 0; k < 3; k++) {
      bestV[k] = V[k]!;
      bestR[k] = R[k]!;
    }
  }
  for (let k = 0; k < 3; k++) {
    V[k] = bestV[k]!;
    R[k] = bestR[k]!;
  }
  SCALE[0] = bestV[3]!;
  WEIGHTS[0] = bestV[4]!;
  WEIGHTS[1] = bestV[5]!;
  return best;
}

/** How far difference k is along the direction. */
export function alongPoint(k: number): number {
  return V[0]! * D[4 * k]! + V[1]! * D[4 * k + 1]! + V[2]! * D[4 * k + 2]!;
}
