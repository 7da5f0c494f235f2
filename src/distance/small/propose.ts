import { isMeasured } from '../../arithmetic/word-vectors.js';
import { P, SECOND } from './arena.js';
import { OF_B, setFeature } from './features.js';

/**
 * The features where two shapes of the arena seem to be closest, found in doubles: what is said here is proved or refused by `isClosest`.
 *
 * Source: Gilbert, Johnson, Keerthi 1988, with the regions of Ericson 5.1.5 and 5.1.6 for the point nearest to the origin.
 */

/** The differences of the simplex, and the vertices that they are made of. */
const X: Float64Array = /* @__PURE__ */ new Float64Array(4);
const Y: Float64Array = /* @__PURE__ */ new Float64Array(4);
const Z: Float64Array = /* @__PURE__ */ new Float64Array(4);
const A: Int32Array = /* @__PURE__ */ new Int32Array(4);
const B: Int32Array = /* @__PURE__ */ new Int32Array(4);
/** What of the simplex is nearest to the origin: the differences that are needed, in ascending order, and the point, times a positive number: no division is waited for. */
const R: Int32Array = /* @__PURE__ */ new Int32Array(3);
const V: Float64Array = /* @__PURE__ */ new Float64Array(3);
/** That number. */
const SCALE: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** Enough for shapes of three corners: there are nine differences. */
const MOST_STEPS = 12;
/** A step that brings less than this share has brought nothing, as far as doubles tell. */
const NO_NEARER = 1 - 2 ** -40;

/** Below this share of the square of a difference, that of the distance is what doubles made of 0. */
const NOTHING = 2 ** -88;
/** 64 u. */
const INSIDE = 2 ** -47;

/**
 * What doubles say of the closest features in F: none, for the shapes certainly meet; none, for they seem to, or no end is in sight; these are; these, if the shapes
 * do not meet.
 */
export type Proposal = 'meeting' | 'none' | 'apart' | 'unclear';

/** Names the features in F. */
export function propose(countA: number, countB: number): Proposal {
  add(0, 0, SECOND);
  atPoint(0);
  let count = 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    const a = lowest(0, countA);
    const b = highest(SECOND, countB);
    if (isKnown(count, a, b)) return name(count);
    add(count, a, b);
    if (!isNearer(count)) return name(count);
    count = reduce(count + 1);
    if (count === 0) return isInside ? 'meeting' : 'none';
  }
  return 'none';
}

function add(k: number, a: number, b: number): void {
  A[k] = a;
  B[k] = b;
  X[k] = P[3 * a]! - P[3 * b]!;
  Y[k] = P[3 * a + 1]! - P[3 * b + 1]!;
  Z[k] = P[3 * a + 2]! - P[3 * b + 2]!;
}

/** Is difference k farther along the direction than the point is? The point is as far as all of the simplex. */
function isNearer(k: number): boolean {
  return alongPoint(k) < alongPoint(0) * NO_NEARER;
}

function alongPoint(k: number): number {
  return V[0]! * X[k]! + V[1]! * Y[k]! + V[2]! * Z[k]!;
}

/** The corner that is lowest along V. Comparisons are numbers here, not branches: which one it is cannot be foreseen. */
function lowest(from: number, count: number): number {
  const first = along(from);
  if (count === 1) return from;
  const second = along(from + 1);
  const isSecond = +(second < first);
  if (count === 2) return from + isSecond;
  const third = along(from + 2);
  const isThird = +(third < first) & +(third < second);
  return from + (isThird << 1) + (isSecond & ~isThird);
}

function highest(from: number, count: number): number {
  const first = along(from);
  if (count === 1) return from;
  const second = along(from + 1);
  const isSecond = +(second > first);
  if (count === 2) return from + isSecond;
  const third = along(from + 2);
  const isThird = +(third > first) & +(third > second);
  return from + (isThird << 1) + (isSecond & ~isThird);
}

function along(i: number): number {
  return V[0]! * P[3 * i]! + V[1]! * P[3 * i + 1]! + V[2]! * P[3 * i + 2]!;
}

function isKnown(count: number, a: number, b: number): boolean {
  for (let k = 0; k < count; k++) if (A[k] === a && B[k] === b) return true;
  return false;
}

/** Keeps what the point nearest to the origin needs, and says how many differences that are; 0 if that point is the origin itself. */
function reduce(count: number): number {
  const kept =
    count === 2 ? nearestOfSegment() : count === 3 ? nearestOfTriangle(0, 1, 2) : nearestOfTetrahedron();
  // In ascending order: no place is overwritten before it is read.
  for (let k = 0; k < kept; k++) if (R[k] !== k) keep(k, R[k]!);
  return kept;
}

function keep(k: number, from: number): void {
  A[k] = A[from]!;
  B[k] = B[from]!;
  X[k] = X[from]!;
  Y[k] = Y[from]!;
  Z[k] = Z[from]!;
}

function atPoint(i: number): number {
  R[0] = i;
  V[0] = X[i]!;
  V[1] = Y[i]!;
  V[2] = Z[i]!;
  SCALE[0] = 1;
  return 1;
}

/** At the parameter V[0] / SCALE[0] from the newest point i to an older one. Numbers that are passed cost more than what is done with them. */
function onSegment(i: number, j: number): number {
  R[0] = j;
  R[1] = i;
  const part = V[0]!;
  const rest = SCALE[0]! - part;
  V[0] = X[i]! * rest + X[j]! * part;
  V[1] = Y[i]! * rest + Y[j]! * part;
  V[2] = Z[i]! * rest + Z[j]! * part;
  return 2;
}

/** Of a segment that ends in the newest point, which is nearer to the origin than the other end. */
function nearestOfSegment(): number {
  const ex = X[0]! - X[1]!;
  const ey = Y[0]! - Y[1]!;
  const ez = Z[0]! - Z[1]!;
  const reach = -(X[1]! * ex + Y[1]! * ey + Z[1]! * ez);
  const all = ex * ex + ey * ey + ez * ez;
  if (reach <= 0) return atPoint(1);
  if (reach >= all) return atPoint(0);
  V[0] = reach;
  SCALE[0] = all;
  return onSegment(1, 0);
}

/**
 * Of a triangle whose corner k is the newest point: that one is needed, so that its regions, those of its two edges and the inside are left. With edges u and v from
 * there, the origin is at s u + t v in the plane, where s (uu vv - uv²) = vv (u · o) - uv (v · o), and likewise t.
 */
function nearestOfTriangle(i: number, j: number, k: number): number {
  const x = X[k]!;
  const y = Y[k]!;
  const z = Z[k]!;
  const ux = X[i]! - x;
  const uy = Y[i]! - y;
  const uz = Z[i]! - z;
  const vx = X[j]! - x;
  const vy = Y[j]! - y;
  const vz = Z[j]! - z;
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
  return 3;
}

/** The point and the differences of the nearest face so far. */
const bestV: Float64Array = /* @__PURE__ */ new Float64Array(4);
const bestR: Int32Array = /* @__PURE__ */ new Int32Array(3);

/** The faces with the newest point that the origin is beyond, the nearest of them. The origin is not beyond the fourth: its triangle was the nearest before. */
function nearestOfTetrahedron(): number {
  const x = X[3]!;
  const y = Y[3]!;
  const z = Z[3]!;
  const ux = X[0]! - x;
  const uy = Y[0]! - y;
  const uz = Z[0]! - z;
  const vx = X[1]! - x;
  const vy = Y[1]! - y;
  const vz = Z[1]! - z;
  const wx = X[2]! - x;
  const wy = Y[2]! - y;
  const wz = Z[2]! - z;
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
    isInside = areBelow(overUV, overVW, overWU, all * inwards);
    return 0;
  }
  // Where all that follows overflows, no face may be found: of what was said before nothing may be left.
  isInside = false;
  if (beyondUV && !beyondVW && !beyondWU) return nearestOfTriangle(0, 1, 3);
  if (beyondVW && !beyondUV && !beyondWU) return nearestOfTriangle(1, 2, 3);
  if (beyondWU && !beyondUV && !beyondVW) return nearestOfTriangle(0, 2, 3);
  return nearestOfFaces(beyondUV, beyondVW, beyondWU);
}

/** Whether the origin is certainly within the last tetrahedron that it seemed to be in. */
let isInside = false;

/**
 * Is the origin certainly within the tetrahedron of the simplex? If it is, the shapes meet: it is a difference of points of them. With the edges u, v, w from the newest
 * point x, and D = u × v · w, the origin is x + a u + b v + c w with D a = -(v × w · x), and likewise b and c: these must be positive, and their sum below 1.
 *
 * Errors, for T the sum of the magnitudes of all components of the four points, and u = 2^-53: a point is off by u of each component, an edge by 2u T, so that a product
 * of three is off by 6u T³ for these, and by 5u T³ for two products, their difference, the third product and two sums: 11u T³. The sum of all four is off by four times as much,
 * and by 12u T³ for being added. Both are below 64u T³.
 */
function areBelow(overUV: number, overVW: number, overWU: number, all: number): boolean {
  const size = sizeOf(0) + sizeOf(1) + sizeOf(2) + sizeOf(3);
  const error = size * size * size * INSIDE;
  if (!isMeasured(size)) return false;
  return overUV < -error && overVW < -error && overWU < -error && all + overUV + overVW + overWU > error;
}

function sizeOf(k: number): number {
  return Math.abs(X[k]!) + Math.abs(Y[k]!) + Math.abs(Z[k]!);
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
  return best;
}

/** The features that a simplex of differences stands for: the vertices that occur in it. */
function name(count: number): Proposal {
  setFeature(0, 0, corners(A, count));
  setFeature(1, OF_B, corners(B, count) >> SECOND);
  const size = X[0]! * X[0]! + Y[0]! * Y[0]! + Z[0]! * Z[0]!;
  return alongPoint(0) > SCALE[0]! * size * NOTHING ? 'apart' : 'unclear';
}

/** The vertices that occur, as bits. Those of places that are not used do not count: again, what they are cannot be foreseen. */
function corners(numbers: Int32Array, count: number): number {
  const second = (1 << numbers[1]!) & -+(count > 1);
  const third = (1 << numbers[2]!) & -+(count > 2);
  return (1 << numbers[0]!) | second | third;
}
