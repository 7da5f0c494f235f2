import { signOf, toIntegers } from './big-integers.js';
import type { Judge, Referee } from './referee.js';

/** The arguments as integers; each group of one unit (points, weights, a normal) has its own power of two. */
const P: bigint[] = [];
const W: bigint[] = [];

function planarPoints(values: ArrayLike<number>, count: number): void {
  toIntegers(values, 0, 1, 2 * count, 0, P);
}

function spatialPoints(values: ArrayLike<number>, count: number): void {
  toIntegers(values, 0, 1, 3 * count, 0, P);
}

/** The difference of coordinate j of points i and k, in dimension d. */
function difference(d: number, i: number, k: number, j: number): bigint {
  return P[d * i + j]! - P[d * k + j]!;
}

function det2(a: bigint, b: bigint, c: bigint, d: bigint): bigint {
  return a * d - b * c;
}

/** The determinant of three rows. */
function det3(
  ax: bigint,
  ay: bigint,
  az: bigint,
  bx: bigint,
  by: bigint,
  bz: bigint,
  cx: bigint,
  cy: bigint,
  cz: bigint,
): bigint {
  return ax * det2(by, bz, cy, cz) - ay * det2(bx, bz, cx, cz) + az * det2(bx, by, cx, cy);
}

/** (b - a)·(d - c) for points in dimension n. */
function dot(n: number, a: number, b: number, c: number, d: number): bigint {
  let sum = 0n;
  for (let j = 0; j < n; j++) sum += difference(n, b, a, j) * difference(n, d, c, j);
  return sum;
}

const orient2d: Judge = (values) => {
  planarPoints(values, 3);
  const d = difference;
  return signOf(det2(d(2, 1, 0, 0), d(2, 1, 0, 1), d(2, 2, 0, 0), d(2, 2, 0, 1)));
};

const orient3d: Judge = (values) => {
  spatialPoints(values, 4);
  const [x, y, z] = [P[0]!, P[1]!, P[2]!];
  return signOf(
    det3(P[3]! - x, P[4]! - y, P[5]! - z, P[6]! - x, P[7]! - y, P[8]! - z, P[9]! - x, P[10]! - y, P[11]! - z),
  );
};

/**
 * The lift |x|² - w of a point given relative to the last one. Coordinates are X·2^p and weights W·2^q; the lift is
 * returned in units of 2^(2p) if 2p ≤ q, else of 2^q.
 */
function lift(square: bigint, weight: bigint, p: number, q: number): bigint {
  const shift = 2 * p - q;
  return shift > 0 ? (square << BigInt(shift)) - weight : square - (weight << BigInt(-shift));
}

/** The incircle determinant, rows relative to d: x, y and the lift. Weights are in W, or absent (all zero). */
function powerDeterminant2d(p: number, q: number): bigint {
  const dx = P[6]!;
  const dy = P[7]!;
  const [ax, ay, bx, by, cx, cy] = [P[0]! - dx, P[1]! - dy, P[2]! - dx, P[3]! - dy, P[4]! - dx, P[5]! - dy];
  const la = lift(ax * ax + ay * ay, W[0]! - W[3]!, p, q);
  const lb = lift(bx * bx + by * by, W[1]! - W[3]!, p, q);
  const lc = lift(cx * cx + cy * cy, W[2]! - W[3]!, p, q);
  return det3(ax, ay, la, bx, by, lb, cx, cy, lc);
}

/**
 * The insphere determinant, rows relative to e, expanded along the lifts. Its sign is turned so that it is positive
 * inside the sphere of a, b, c, d with det(b-a, c-a, d-a) > 0.
 */
function powerDeterminant3d(p: number, q: number): bigint {
  const [ex, ey, ez, we] = [P[12]!, P[13]!, P[14]!, W[4]!];
  const [ax, ay, az] = [P[0]! - ex, P[1]! - ey, P[2]! - ez];
  const [bx, by, bz] = [P[3]! - ex, P[4]! - ey, P[5]! - ez];
  const [cx, cy, cz] = [P[6]! - ex, P[7]! - ey, P[8]! - ez];
  const [dx, dy, dz] = [P[9]! - ex, P[10]! - ey, P[11]! - ez];
  const ab = det2(ax, ay, bx, by);
  const ac = det2(ax, ay, cx, cy);
  const ad = det2(ax, ay, dx, dy);
  const bc = det2(bx, by, cx, cy);
  const bd = det2(bx, by, dx, dy);
  const cd = det2(cx, cy, dx, dy);
  return (
    lift(ax * ax + ay * ay + az * az, W[0]! - we, p, q) * (bz * cd - cz * bd + dz * bc) -
    lift(bx * bx + by * by + bz * bz, W[1]! - we, p, q) * (az * cd - cz * ad + dz * ac) +
    lift(cx * cx + cy * cy + cz * cz, W[2]! - we, p, q) * (az * bd - bz * ad + dz * ab) -
    lift(dx * dx + dy * dy + dz * dz, W[3]! - we, p, q) * (az * bc - bz * ac + cz * ab)
  );
}

const incircle: Judge = (values) => {
  planarPoints(values, 4);
  W.fill(0n);
  return signOf(powerDeterminant2d(0, 0));
};

const insphere: Judge = (values) => {
  spatialPoints(values, 5);
  W.fill(0n);
  return signOf(powerDeterminant3d(0, 0));
};

const powerTest2d: Judge = (values) => {
  const p = toIntegers(values, 0, 4, 2, 3, P);
  const q = toIntegers(values, 2, 4, 1, 3, W);
  return signOf(powerDeterminant2d(p, q));
};

const powerTest3d: Judge = (values) => {
  const p = toIntegers(values, 0, 5, 3, 4, P);
  const q = toIntegers(values, 3, 5, 1, 4, W);
  return signOf(powerDeterminant3d(p, q));
};

/** The normal and the constant, as integers. */
const N: bigint[] = [];
const C: bigint[] = [];

/** n·p + constant, and the exponents of its unit and of that of n. */
interface PlaneValue {
  readonly value: bigint;
  readonly exponent: number;
  readonly normalExponent: number;
}

function planeValue(values: ArrayLike<number>): PlaneValue {
  const normalExponent = toIntegers(values, 0, 1, 3, 0, N);
  const pointExponent = toIntegers(values, 4, 1, 3, 0, P);
  const constantExponent = toIntegers(values, 3, 1, 1, 0, C);
  const product = N[0]! * P[0]! + N[1]! * P[1]! + N[2]! * P[2]!;
  const productExponent = normalExponent + pointExponent;
  const exponent = Math.min(productExponent, constantExponent);
  const value =
    (product << BigInt(productExponent - exponent)) + (C[0]! << BigInt(constantExponent - exponent));
  return { value, exponent, normalExponent };
}

/** (n·p + constant)² - distance²·n·n: what lies beyond a distance, without a root. */
function beyond(values: ArrayLike<number>, plane: PlaneValue): bigint {
  const exponent = toIntegers(values, 7, 1, 1, 0, C);
  const bound = C[0]! * C[0]! * (N[0]! * N[0]! + N[1]! * N[1]! + N[2]! * N[2]!);
  const shift = 2 * plane.exponent - 2 * (exponent + plane.normalExponent);
  const square = plane.value * plane.value;
  return shift > 0 ? (square << BigInt(shift)) - bound : square - (bound << BigInt(-shift));
}

const sideOfThickPlane: Judge = (values) => {
  const plane = planeValue(values);
  return beyond(values, plane) > 0n ? signOf(plane.value) : 0;
};

/** (b - a)·(d - c) for the given indices of points. */
function dotJudge(n: 2 | 3, count: number, a: number, b: number, c: number, d: number): Judge {
  return (values) => {
    toIntegers(values, 0, 1, n * count, 0, P);
    return signOf(dot(n, a, b, c, d));
  };
}

/** |b - a|² - |d - c|² for the given indices of points. */
function lengthJudge(n: 2 | 3, count: number, a: number, b: number, c: number, d: number): Judge {
  return (values) => {
    toIntegers(values, 0, 1, n * count, 0, P);
    return signOf(dot(n, a, b, a, b) - dot(n, c, d, c, d));
  };
}

/** u·(a - b). The direction has its own unit, which its sign does not depend on. */
function alongJudge(n: 2 | 3): Judge {
  return (values) => {
    toIntegers(values, 0, 1, n, 0, N);
    toIntegers(values, n, 1, 2 * n, 0, P);
    let sum = 0n;
    for (let j = 0; j < n; j++) sum += N[j]! * difference(n, 0, 1, j);
    return signOf(sum);
  };
}

const cross2d: Judge = (values) => {
  planarPoints(values, 4);
  const d = difference;
  return signOf(det2(d(2, 1, 0, 0), d(2, 1, 0, 1), d(2, 3, 2, 0), d(2, 3, 2, 1)));
};

/** The volume of the parallelepiped, expanded along the first vector. */
const triple3d: Judge = (values) => {
  toIntegers(values, 0, 1, 18, 0, P);
  const minor = (i: number, j: number) =>
    det2(difference(3, 3, 2, i), difference(3, 3, 2, j), difference(3, 5, 4, i), difference(3, 5, 4, j));
  const part = (i: number) => difference(3, 1, 0, i) * minor((i + 1) % 3, (i + 2) % 3);
  return signOf(part(0) + part(1) + part(2));
};

/**
 * (u × v) · (u × w) by Lagrange's identity, |u|² (v · w) - (u · v)(u · w), for differences of the points given by their
 * indices.
 */
function lagrangeJudge(u: Ends, v: Ends, w: Ends): Judge {
  const product = ([a, b]: Ends, [c, d]: Ends) => dot(3, b, a, d, c);
  return (values) => {
    toIntegers(values, 0, 1, 12, 0, P);
    return signOf(product(u, u) * product(v, w) - product(u, v) * product(u, w));
  };
}

/** The points that a vector leads to and comes from. */
type Ends = readonly [to: number, from: number];

/** d × (p - o). */
const sideOfLine2d: Judge = (values) => {
  toIntegers(values, 0, 1, 2, 0, N);
  toIntegers(values, 2, 1, 4, 0, P);
  return signOf(det2(N[0]!, N[1]!, difference(2, 1, 0, 0), difference(2, 1, 0, 1)));
};

/** The coefficients (y0 - y1, x1 - x0, x0 y1 - x1 y0) of the line through points i and i + 1. */
function lineThrough(i: number): [bigint, bigint, bigint] {
  const [x0, y0, x1, y1] = [P[2 * i]!, P[2 * i + 1]!, P[2 * i + 2]!, P[2 * i + 3]!];
  return [y0 - y1, x1 - x0, x0 * y1 - x1 * y0];
}

/** Three lines meet in a point if the determinant of their coefficients vanishes. */
const compareCrossings2d: Judge = (values) => {
  planarPoints(values, 6);
  return signOf(det3(...lineThrough(0), ...lineThrough(4), ...lineThrough(2)));
};

/** d · (a × b + b × c + c × a), the last factor being twice the triangle's vectorial area. */
const orientDirection3d: Judge = (values) => {
  toIntegers(values, 0, 1, 3, 0, N);
  toIntegers(values, 3, 1, 9, 0, P);
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = P as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const x = det2(ay, az, by, bz) + det2(by, bz, cy, cz) + det2(cy, cz, ay, az);
  const y = det2(az, ax, bz, bx) + det2(bz, bx, cz, cx) + det2(cz, cx, az, ax);
  const z = det2(ax, ay, bx, by) + det2(bx, by, cx, cy) + det2(cx, cy, ax, ay);
  return signOf(N[0]! * x + N[1]! * y + N[2]! * z);
};

/** All arguments as integers in one unit, and behind them the number that stands for 1. */
function inOneUnit(values: ArrayLike<number>): bigint[] {
  const all: bigint[] = [];
  toIntegers([...Array.from(values), 1], 0, 1, values.length + 1, 0, all);
  return all.slice(0, values.length + 1);
}

/** Line parameters -height / slope of both crossings, over the product of the slopes: the slopes have one sign. */
const compareCrossings3d: Judge = (values) => {
  const all = inOneUnit(values);
  const one = all[17]!;
  const slope = (at: number) => sum3((i) => all[at + i]! * (all[6 + i]! - all[3 + i]!));
  const height = (at: number) => sum3((i) => all[at + i]! * all[i]!) + all[at + 3]! * one;
  return signOf(-height(9) * slope(13) - -height(13) * slope(9));
};

/** (b - a) × u · (p - c - s v - r w): moments of one line about the other. */
const orientOffset3d: Judge = (values) => {
  const all = inOneUnit(values);
  const one = all[23]!;
  const d = (i: number) => all[3 + (i % 3)]! - all[i % 3]!;
  const u = (i: number) => all[6 + (i % 3)]!;
  const offset = (i: number) =>
    (all[9 + i]! - all[12 + i]!) * one - all[15]! * all[16 + i]! - all[19]! * all[20 + i]!;
  return signOf(sum3((i) => (d(i + 1) * u(i + 2) - d(i + 2) * u(i + 1)) * offset(i)));
};

function sum3(term: (i: number) => bigint): bigint {
  return term(0) + term(1) + term(2);
}

for (let i = 0; i < 5; i++) W.push(0n);

/**
 * The first referee: the textbook definition of each predicate over the integers, after a common power of two has
 * been taken out of all arguments of one unit. Plain BigInt, no filter, no cleverness.
 *
 * @example rational.judges.orient2d([0, 0, 1, 0, 0, 1]); // 1
 */
export const rational = {
  name: 'rational',
  judges: {
    orient2d,
    orient3d,
    incircle,
    insphere,
    sideOfPlane: (values) => signOf(planeValue(values).value),
    compareDistanceToPlane: (values) => signOf(beyond(values, planeValue(values))),
    sideOfThickPlane,
    dot2d: dotJudge(2, 4, 0, 1, 2, 3),
    dot3d: dotJudge(3, 4, 0, 1, 2, 3),
    angle2d: dotJudge(2, 3, 1, 0, 1, 2),
    angle3d: dotJudge(3, 3, 1, 0, 1, 2),
    cross2d,
    dihedralAngle3d: lagrangeJudge([1, 0], [2, 0], [3, 0]),
    awayFromLine3d: lagrangeJudge([3, 2], [0, 2], [1, 0]),
    triple3d,
    compareDistance2d: lengthJudge(2, 3, 0, 1, 0, 2),
    compareDistance3d: lengthJudge(3, 3, 0, 1, 0, 2),
    compareLength2d: lengthJudge(2, 4, 0, 1, 2, 3),
    compareLength3d: lengthJudge(3, 4, 0, 1, 2, 3),
    // -(a - p)·(b - p) = (p - a)·(b - p): positive where the angle at p is obtuse.
    inDiametralCircle: dotJudge(2, 3, 0, 2, 2, 1),
    inDiametralSphere: dotJudge(3, 3, 0, 2, 2, 1),
    powerTest2d,
    powerTest3d,
    compareAlong2d: alongJudge(2),
    compareAlong3d: alongJudge(3),
    sideOfLine2d,
    compareCrossings2d,
    orientDirection3d,
    compareCrossings3d,
    orientOffset3d,
  },
} satisfies Referee;
