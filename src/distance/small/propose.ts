import { P, SECOND } from './arena.js';
import { setPair } from './features.js';

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
/** What of the simplex is nearest to the origin: the differences that are needed, in ascending order, and the point. */
const R: Int32Array = /* @__PURE__ */ new Int32Array(3);
const V: Float64Array = /* @__PURE__ */ new Float64Array(3);

/** Enough for shapes of three corners: there are nine differences. */
const MOST_STEPS = 12;
/** A step that brings less than this share has brought nothing, as far as doubles tell. */
const NO_NEARER = 1 - 2 ** -40;

/** Below this share of the square of a difference, that of the distance is what doubles made of 0. */
const NOTHING = 2 ** -88;

/** What doubles say of the closest features in F: none are named, for the shapes seem to meet, or no end is in sight; these are; these, if the shapes do not meet. */
export type Proposal = 'none' | 'apart' | 'unclear';

/** Names the features in F. */
export function propose(countA: number, countB: number): Proposal {
  add(0, 0, SECOND);
  atPoint(0);
  let count = 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    const a = lowest(0, countA, 1);
    const b = lowest(SECOND, countB, -1);
    if (isKnown(count, a, b)) return name(count);
    add(count, a, b);
    if (!isNearer(count)) return name(count);
    count = reduce(count + 1);
    if (count === 0) return 'none';
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

/** Is difference k farther along the direction than the point? */
function isNearer(k: number): boolean {
  const x = V[0]!;
  const y = V[1]!;
  const z = V[2]!;
  return x * X[k]! + y * Y[k]! + z * Z[k]! < (x * x + y * y + z * z) * NO_NEARER;
}

/** The corner that is lowest along V, or -V. Comparisons are numbers here, not branches: which one it is cannot be foreseen. */
function lowest(from: number, count: number, sense: 1 | -1): number {
  const x = V[0]! * sense;
  const y = V[1]! * sense;
  const z = V[2]! * sense;
  const at = 3 * from;
  const first = x * P[at]! + y * P[at + 1]! + z * P[at + 2]!;
  if (count === 1) return from;
  const second = x * P[at + 3]! + y * P[at + 4]! + z * P[at + 5]!;
  const isSecond = +(second < first);
  if (count === 2) return from + isSecond;
  const third = x * P[at + 6]! + y * P[at + 7]! + z * P[at + 8]!;
  const isThird = +(third < first) & +(third < second);
  return from + (isThird << 1) + (isSecond & ~isThird);
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
  return 1;
}

/** At the parameter t, which stands in V[0], from the newest point i to an older one. A number that is passed costs more than what is done with it. */
function onSegment(i: number, j: number): number {
  R[0] = j;
  R[1] = i;
  const t = V[0]!;
  V[0] = X[i]! + t * (X[j]! - X[i]!);
  V[1] = Y[i]! + t * (Y[j]! - Y[i]!);
  V[2] = Z[i]! + t * (Z[j]! - Z[i]!);
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
  V[0] = reach / all;
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
    V[0] = uo / uu;
    return uo >= uu ? atPoint(i) : onSegment(k, i);
  }
  if (s <= 0 && vo > 0) {
    V[0] = vo / vv;
    return vo >= vv ? atPoint(j) : onSegment(k, j);
  }
  const share = 1 / (uu * vv - uv * uv);
  R[0] = i;
  R[1] = j;
  R[2] = k;
  V[0] = x + (ux * s + vx * t) * share;
  V[1] = y + (uy * s + vy * t) * share;
  V[2] = z + (uz * s + vz * t) * share;
  return 3;
}

/** The point and the differences of the nearest face so far. */
const bestV: Float64Array = /* @__PURE__ */ new Float64Array(3);
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
  const inwards = uvx * wx + uvy * wy + uvz * wz > 0 ? 1 : -1;
  const beyondUV = (uvx * x + uvy * y + uvz * z) * inwards > 0;
  const beyondVW =
    ((vy * wz - vz * wy) * x + (vz * wx - vx * wz) * y + (vx * wy - vy * wx) * z) * inwards > 0;
  const beyondWU =
    ((wy * uz - wz * uy) * x + (wz * ux - wx * uz) * y + (wx * uy - wy * ux) * z) * inwards > 0;
  if (beyondUV && !beyondVW && !beyondWU) return nearestOfTriangle(0, 1, 3);
  if (beyondVW && !beyondUV && !beyondWU) return nearestOfTriangle(1, 2, 3);
  if (beyondWU && !beyondUV && !beyondVW) return nearestOfTriangle(0, 2, 3);
  return nearestOfFaces(beyondUV, beyondVW, beyondWU);
}

function nearestOfFaces(beyondUV: boolean, beyondVW: boolean, beyondWU: boolean): number {
  let best = 0;
  let least = Infinity;
  for (let f = 0; f < 3; f++) {
    if (!(f === 0 ? beyondUV : f === 1 ? beyondVW : beyondWU)) continue;
    const count = nearestOfTriangle(f === 1 ? 1 : 0, f === 0 ? 1 : 2, 3);
    const square = V[0]! * V[0]! + V[1]! * V[1]! + V[2]! * V[2]!;
    if (square >= least) continue;
    least = square;
    best = count;
    for (let k = 0; k < 3; k++) {
      bestV[k] = V[k]!;
      bestR[k] = R[k]!;
    }
  }
  for (let k = 0; k < 3; k++) {
    V[k] = bestV[k]!;
    R[k] = bestR[k]!;
  }
  return best;
}

/** The features that a simplex of differences stands for: the vertices that occur in it. */
function name(count: number): Proposal {
  let countA = 0;
  let countB = 0;
  for (let k = 0; k < count; k++) {
    if (isFirst(A, k)) G[countA++] = A[k]!;
    if (isFirst(B, k)) G[3 + countB++] = B[k]!;
  }
  setPair(
    G[0]!,
    countA > 1 ? G[1]! : -1,
    countA > 2 ? G[2]! : -1,
    G[3]!,
    countB > 1 ? G[4]! : -1,
    countB > 2 ? G[5]! : -1,
  );
  const size = X[0]! * X[0]! + Y[0]! * Y[0]! + Z[0]! * Z[0]!;
  return V[0]! * V[0]! + V[1]! * V[1]! + V[2]! * V[2]! > size * NOTHING ? 'apart' : 'unclear';
}

const G: Int32Array = /* @__PURE__ */ new Int32Array(6);

function isFirst(numbers: Int32Array, k: number): boolean {
  for (let i = 0; i < k; i++) if (numbers[i] === numbers[k]) return false;
  return true;
}
