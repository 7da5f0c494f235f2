import { powerOfTwo } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';
import { fullMantissa } from './mantissas.js';
import { type Plant, type Spread, setPoint } from './relation.js';

/** Three vectors at right angles to each other: along a line, and two across it. */
const along = new Float64Array(3);
const first = new Float64Array(3);
const second = new Float64Array(3);

/** Along an axis with (x, y) and (-y, x) across it, or u, u × r and u × (u × r); below 2^bits. */
function drawFrame(random: Random, bits: number): void {
  if (random.oneIn(2)) drawAxisFrame(random, bits);
  else drawSkewFrame(random, bits);
}

function drawAxisFrame(random: Random, bits: number): void {
  const k = random.below(3);
  const [x, y] = [random.integer(bits), random.integer(bits)];
  set(along, k, random.integer(bits) || 1, 0, 0);
  set(first, k, 0, x, y);
  set(second, k, 0, -y, x);
}

/** The third vector has three factors and two sums of two: three times as many bits and two. */
function drawSkewFrame(random: Random, bits: number): void {
  const third = Math.max(1, Math.floor((bits - 2) / 3));
  for (let i = 0; i < 3; i++) along[i] = random.integer(third);
  const r = [random.integer(third), random.integer(third), random.integer(third)];
  setCross(first, r);
  setCross(second, first);
}

/** Writes the coordinates from axis k on. */
function set(v: Float64Array, k: number, x: number, y: number, z: number): void {
  v[k] = x;
  v[(k + 1) % 3] = y;
  v[(k + 2) % 3] = z;
}

/** v := along × w. */
function setCross(v: Float64Array, w: ArrayLike<number>): void {
  const [x, y, z] = [along[0]!, along[1]!, along[2]!];
  const [p, q, r] = [w[0]!, w[1]!, w[2]!];
  v[0] = y * r - z * q;
  v[1] = z * p - x * r;
  v[2] = x * q - y * p;
}

/** A line ab and points p and q, seen along it at a right angle from each other. */
export const plantRightDihedral: Plant = (random, signature, out, bits) => {
  drawFrame(random, bits - 3);
  const a = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
  const place = (i: number, k: number, across?: Float64Array) =>
    setPoint(
      signature,
      out,
      i,
      ...([0, 1, 2].map((j) => a[j]! + k * along[j]! + (across?.[j] ?? 0)) as [number, number, number]),
    );
  place(0, 0);
  place(1, 1);
  place(2, random.between(-1, 1), first);
  place(3, random.between(-1, 1), second);
};

/** From a a step towards b that neither leaves the line cd nor comes closer to it. */
export const plantCommonPerpendicular: Plant = (random, signature, out, bits) => {
  drawFrame(random, bits - 3);
  const c = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
  const [i, j] = [random.between(-1, 1), random.between(-1, 1)];
  const at = (k: number, f: number, s: number) =>
    [0, 1, 2].map((m) => c[m]! + k * along[m]! + f * first[m]! + s * second[m]!) as [number, number, number];
  setPoint(signature, out, 0, ...at(i, 1, 0));
  setPoint(signature, out, 1, ...at(i + j, 1, 1));
  setPoint(signature, out, 2, ...at(0, 0, 0));
  setPoint(signature, out, 3, ...at(1, 0, 0));
};

const far = (random: Random): number => fullMantissa(random) * powerOfTwo(random.between(-12, 12));

/** The line is an axis; the points are (x, y) and (-y, x) times a power of two across it. */
export const spreadRightDihedral: Spread = (random, signature, out) => {
  const k = random.below(3);
  const [x, y] = [fullMantissa(random), fullMantissa(random)];
  const scale = random.sign() * powerOfTwo(random.between(-12, 12));
  setAlong(signature, out, 0, k, far(random), 0, 0);
  setAlong(signature, out, 1, k, far(random), 0, 0);
  setAlong(signature, out, 2, k, far(random), x, y);
  setAlong(signature, out, 3, k, far(random), -y * scale, x * scale);
};

/** The line is an axis, and a and b lie at the two ends of a chord about it, or one beyond the other along it. */
export const spreadCommonPerpendicular: Spread = (random, signature, out) => {
  const k = random.below(3);
  const [x, y] = [fullMantissa(random), fullMantissa(random)];
  setAlong(signature, out, 0, k, far(random), x, y);
  setAlong(signature, out, 1, k, far(random), x, y);
  setAlong(signature, out, 2, k, far(random), 0, 0);
  setAlong(signature, out, 3, k, far(random), 0, 0);
};

function setAlong(
  signature: Parameters<Spread>[1],
  out: Float64Array,
  i: number,
  k: number,
  x: number,
  y: number,
  z: number,
): void {
  const point = new Float64Array(3);
  set(point, k, x, y, z);
  setPoint(signature, out, i, point[0]!, point[1]!, point[2]!);
}
