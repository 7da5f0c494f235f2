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

/** Names the features in F; false if the shapes seem to meet, or no end is in sight. */
export function propose(countA: number, countB: number): boolean {
  add(0, 0, SECOND);
  setPoint(X[0]!, Y[0]!, Z[0]!);
  let count = 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    const x = V[0]!;
    const y = V[1]!;
    const z = V[2]!;
    const a = lowest(0, countA, x, y, z);
    const b = lowest(SECOND, countB, -x, -y, -z);
    if (isKnown(count, a, b)) return name(count);
    add(count, a, b);
    if (x * X[count]! + y * Y[count]! + z * Z[count]! >= (x * x + y * y + z * z) * NO_NEARER)
      return name(count);
    count = reduce(count + 1);
    if (count === 0) return false;
  }
  return false;
}

function add(k: number, a: number, b: number): void {
  A[k] = a;
  B[k] = b;
  X[k] = P[3 * a]! - P[3 * b]!;
  Y[k] = P[3 * a + 1]! - P[3 * b + 1]!;
  Z[k] = P[3 * a + 2]! - P[3 * b + 2]!;
}

function lowest(from: number, count: number, x: number, y: number, z: number): number {
  let best = from;
  let least = height(from, x, y, z);
  for (let i = from + 1; i < from + count; i++) {
    const h = height(i, x, y, z);
    if (h < least) {
      least = h;
      best = i;
    }
  }
  return best;
}

function height(i: number, x: number, y: number, z: number): number {
  return x * P[3 * i]! + y * P[3 * i + 1]! + z * P[3 * i + 2]!;
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

function setPoint(x: number, y: number, z: number): void {
  V[0] = x;
  V[1] = y;
  V[2] = z;
}

function atPoint(i: number): number {
  R[0] = i;
  setPoint(X[i]!, Y[i]!, Z[i]!);
  return 1;
}

function onSegment(i: number, j: number, t: number): number {
  R[0] = i;
  R[1] = j;
  setPoint(X[i]! + t * (X[j]! - X[i]!), Y[i]! + t * (Y[j]! - Y[i]!), Z[i]! + t * (Z[j]! - Z[i]!));
  return 2;
}

function nearestOfSegment(): number {
  const ex = X[1]! - X[0]!;
  const ey = Y[1]! - Y[0]!;
  const ez = Z[1]! - Z[0]!;
  const reach = -(X[0]! * ex + Y[0]! * ey + Z[0]! * ez);
  const all = ex * ex + ey * ey + ez * ez;
  if (reach <= 0) return atPoint(0);
  return reach >= all ? atPoint(1) : onSegment(0, 1, reach / all);
}

/** The regions of Ericson 5.1.5 for the origin. */
function nearestOfTriangle(i: number, j: number, k: number): number {
  const ax = X[i]!;
  const ay = Y[i]!;
  const az = Z[i]!;
  const bx = X[j]!;
  const by = Y[j]!;
  const bz = Z[j]!;
  const cx = X[k]!;
  const cy = Y[k]!;
  const cz = Z[k]!;
  const ux = bx - ax;
  const uy = by - ay;
  const uz = bz - az;
  const vx = cx - ax;
  const vy = cy - ay;
  const vz = cz - az;
  const d1 = -(ux * ax + uy * ay + uz * az);
  const d2 = -(vx * ax + vy * ay + vz * az);
  if (d1 <= 0 && d2 <= 0) return atPoint(i);
  const d3 = -(ux * bx + uy * by + uz * bz);
  const d4 = -(vx * bx + vy * by + vz * bz);
  if (d3 >= 0 && d4 <= d3) return atPoint(j);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return onSegment(i, j, d1 / (d1 - d3));
  const d5 = -(ux * cx + uy * cy + uz * cz);
  const d6 = -(vx * cx + vy * cy + vz * cz);
  if (d6 >= 0 && d5 <= d6) return atPoint(k);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return onSegment(i, k, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) return onSegment(j, k, (d4 - d3) / (d4 - d3 + (d5 - d6)));
  const share = 1 / (va + vb + vc);
  const v = vb * share;
  const w = vc * share;
  R[0] = i;
  R[1] = j;
  R[2] = k;
  setPoint(ax + ux * v + vx * w, ay + uy * v + vy * w, az + uz * v + vz * w);
  return 3;
}

/** The point and the differences of the nearest face so far. */
const bestV: Float64Array = /* @__PURE__ */ new Float64Array(3);
const bestR: Int32Array = /* @__PURE__ */ new Int32Array(3);

/** The faces with the newest point that the origin is beyond, the nearest of them. The origin is not beyond the fourth: its triangle was the nearest before. */
function nearestOfTetrahedron(): number {
  let best = 0;
  let least = Infinity;
  for (let f = 0; f < 3; f++) {
    const i = f === 2 ? 1 : 0;
    const j = f === 0 ? 1 : 2;
    if (!isBeyond(i, j, 3 - i - j)) continue;
    const count = nearestOfTriangle(i, j, 3);
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

/** Is the origin on the other side of the plane through i, j and the newest point than a corner? */
function isBeyond(i: number, j: number, opposite: number): boolean {
  const x = X[3]!;
  const y = Y[3]!;
  const z = Z[3]!;
  const ux = X[i]! - x;
  const uy = Y[i]! - y;
  const uz = Z[i]! - z;
  const vx = X[j]! - x;
  const vy = Y[j]! - y;
  const vz = Z[j]! - z;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const corner = nx * (X[opposite]! - x) + ny * (Y[opposite]! - y) + nz * (Z[opposite]! - z);
  const origin = -(nx * x + ny * y + nz * z);
  return corner > 0 ? origin < 0 : origin > 0;
}

/** The features that a simplex of differences stands for: the vertices that occur in it. */
function name(count: number): boolean {
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
  return true;
}

const G: Int32Array = /* @__PURE__ */ new Int32Array(6);

function isFirst(numbers: Int32Array, k: number): boolean {
  for (let i = 0; i < k; i++) if (numbers[i] === numbers[k]) return false;
  return true;
}
