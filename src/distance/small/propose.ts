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
/** The point of the simplex that is nearest to the origin. */
const V: Float64Array = /* @__PURE__ */ new Float64Array(3);

/** Enough for shapes of three corners: there are nine differences. */
const MOST_STEPS = 12;

/** Names the features in F; false if the shapes seem to meet, or no end is in sight. */
export function propose(countA: number, countB: number): boolean {
  add(0, 0, SECOND);
  V[0] = X[0]!;
  V[1] = Y[0]!;
  V[2] = Z[0]!;
  let count = 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    const x = V[0]!;
    const y = V[1]!;
    const z = V[2]!;
    const a = lowest(0, countA, x, y, z);
    const b = lowest(SECOND, countB, -x, -y, -z);
    if (isKnown(count, a, b)) return name(count);
    add(count, a, b);
    const square = x * x + y * y + z * z;
    // No nearer than what is known, as far as doubles tell.
    if (x * X[count]! + y * Y[count]! + z * Z[count]! >= square * (1 - 2 ** -40)) return name(count);
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
  let least = Infinity;
  for (let i = from; i < from + count; i++) {
    const height = x * P[3 * i]! + y * P[3 * i + 1]! + z * P[3 * i + 2]!;
    if (height < least) {
      least = height;
      best = i;
    }
  }
  return best;
}

function isKnown(count: number, a: number, b: number): boolean {
  for (let k = 0; k < count; k++) if (A[k] === a && B[k] === b) return true;
  return false;
}

/** Keeps what the point nearest to the origin needs, and calculates it; 0 if that is the origin itself. */
function reduce(count: number): number {
  if (count === 2) return reduceSegment();
  return count === 3 ? nearestOfTriangle(0, 1, 2) : reduceTetrahedron();
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

function keepPoint(i: number): number {
  keep(0, i);
  setPoint(X[0]!, Y[0]!, Z[0]!);
  return 1;
}

function keepSegment(i: number, j: number, t: number): number {
  const x = X[i]! + t * (X[j]! - X[i]!);
  const y = Y[i]! + t * (Y[j]! - Y[i]!);
  const z = Z[i]! + t * (Z[j]! - Z[i]!);
  // i < j: the place of i is free, and that of j is not overwritten before it is read.
  keep(0, i);
  keep(1, j);
  setPoint(x, y, z);
  return 2;
}

function reduceSegment(): number {
  const ex = X[1]! - X[0]!;
  const ey = Y[1]! - Y[0]!;
  const ez = Z[1]! - Z[0]!;
  const reach = -(X[0]! * ex + Y[0]! * ey + Z[0]! * ez);
  const all = ex * ex + ey * ey + ez * ez;
  if (reach <= 0) return keepPoint(0);
  if (reach >= all) return keepPoint(1);
  return keepSegment(0, 1, reach / all);
}

/** The regions of Ericson 5.1.5 for the origin; keeps what is needed. */
function nearestOfTriangle(i: number, j: number, k: number): number {
  const abx = X[j]! - X[i]!;
  const aby = Y[j]! - Y[i]!;
  const abz = Z[j]! - Z[i]!;
  const acx = X[k]! - X[i]!;
  const acy = Y[k]! - Y[i]!;
  const acz = Z[k]! - Z[i]!;
  const d1 = -(abx * X[i]! + aby * Y[i]! + abz * Z[i]!);
  const d2 = -(acx * X[i]! + acy * Y[i]! + acz * Z[i]!);
  if (d1 <= 0 && d2 <= 0) return keepPoint(i);
  const d3 = -(abx * X[j]! + aby * Y[j]! + abz * Z[j]!);
  const d4 = -(acx * X[j]! + acy * Y[j]! + acz * Z[j]!);
  if (d3 >= 0 && d4 <= d3) return keepPoint(j);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return keepSegment(i, j, d1 / (d1 - d3));
  const d5 = -(abx * X[k]! + aby * Y[k]! + abz * Z[k]!);
  const d6 = -(acx * X[k]! + acy * Y[k]! + acz * Z[k]!);
  if (d6 >= 0 && d5 <= d6) return keepPoint(k);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return keepSegment(i, k, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) return keepSegment(j, k, (d4 - d3) / (d4 - d3 + (d5 - d6)));
  const sum = va + vb + vc;
  const v = vb / sum;
  const w = vc / sum;
  setPoint(X[i]! + abx * v + acx * w, Y[i]! + aby * v + acy * w, Z[i]! + abz * v + acz * w);
  if (k === 3) {
    // Of a tetrahedron: the three take the first places.
    if (i === 1) keep(0, 1);
    if (j === 2) keep(1, 2);
    keep(2, 3);
  }
  return 3;
}

/** The faces with the newest point, and the corner opposite each. The origin is not beyond the fourth: its triangle was the nearest before. */
const FACES = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 2, 0],
] as const;

function reduceTetrahedron(): number {
  let mask = 0;
  FACES.forEach(([i, j, opposite], f) => {
    if (isBeyond(i, j, opposite)) mask |= 1 << f;
  });
  if (mask === 0) return 0;
  if ((mask & (mask - 1)) === 0) return reduceFace(mask >> 1);
  return reduceNearestFace(mask);
}

function reduceFace(f: number): number {
  return nearestOfTriangle(FACES[f]![0], FACES[f]![1], 3);
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

const savedX: Float64Array = /* @__PURE__ */ new Float64Array(4);
const savedY: Float64Array = /* @__PURE__ */ new Float64Array(4);
const savedZ: Float64Array = /* @__PURE__ */ new Float64Array(4);
const savedA: Int32Array = /* @__PURE__ */ new Int32Array(4);
const savedB: Int32Array = /* @__PURE__ */ new Int32Array(4);

/** Beyond several faces, the nearest of them. */
function reduceNearestFace(mask: number): number {
  savedX.set(X);
  savedY.set(Y);
  savedZ.set(Z);
  savedA.set(A);
  savedB.set(B);
  let best = -1;
  let least = Infinity;
  for (let f = 0; f < 3; f++) {
    if ((mask & (1 << f)) === 0) continue;
    reduceFace(f);
    const square = V[0]! * V[0]! + V[1]! * V[1]! + V[2]! * V[2]!;
    if (square < least) {
      least = square;
      best = f;
    }
    X.set(savedX);
    Y.set(savedY);
    Z.set(savedZ);
    A.set(savedA);
    B.set(savedB);
  }
  return best < 0 ? 0 : reduceFace(best);
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
