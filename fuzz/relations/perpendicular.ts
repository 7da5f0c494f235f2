import { powerOfTwo } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';
import { spreadCospherical } from './circular.js';
import { fullMantissa } from './mantissas.js';
import { type Plant, type Spread, setPoint } from './relation.js';

/** Two perpendicular vectors, as {@link drawPerpendicular} leaves them. */
const u = new Float64Array(3);
const w = new Float64Array(3);

/**
 * Integer vectors u and w with u·w = 0, below 2^bits: k·(p, q) and l·(-q, p) in the plane, k·u and l·(u × r) in
 * space, where the parts of the cross product take one bit more than the product.
 */
function drawPerpendicular(random: Random, dimension: 2 | 3, bits: number): void {
  const half = dimension === 2 ? bits >> 1 : Math.max(1, (bits - 1) >> 1);
  const [p, q, s] = [random.integer(half), random.integer(half), random.integer(half)];
  const k = random.sign() * (1 + Math.abs(random.integer(Math.max(0, bits - half - 1))));
  if (dimension === 2) {
    const l = random.sign() * (1 + Math.abs(random.integer(Math.max(0, bits - half - 1))));
    setVectors(k * p, k * q, 0, -l * q, l * p, 0);
  } else {
    const [rx, ry, rz] = [random.integer(half), random.integer(half), random.integer(half)];
    setVectors(k * p, k * q, k * s, q * rz - s * ry, s * rx - p * rz, p * ry - q * rx);
  }
  if (random.oneIn(2)) setVectors(w[0]!, w[1]!, w[2]!, u[0]!, u[1]!, u[2]!);
}

function setVectors(ux: number, uy: number, uz: number, wx: number, wy: number, wz: number): void {
  u[0] = ux;
  u[1] = uy;
  u[2] = uz;
  w[0] = wx;
  w[1] = wy;
  w[2] = wz;
}

/** Segments (0,1) and (2,3) at a right angle, each anywhere. */
export const plantPerpendicular: Plant = (random, signature, out, bits) => {
  drawPerpendicular(random, signature.dimension, bits - 1);
  for (let i = 0; i < 2; i++) {
    const v = i === 0 ? u : w;
    const [px, py, pz] = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
    setPoint(signature, out, 2 * i, px, py, pz);
    setPoint(signature, out, 2 * i + 1, px + v[0]!, py + v[1]!, pz + v[2]!);
  }
};

/** The apex and its two ends at a right angle: the apex lies on the circle over the ends (Thales). */
export const plantRightAngle: Plant = (random, signature, out, bits) => {
  drawPerpendicular(random, signature.dimension, bits - 1);
  const [px, py, pz] = [random.integer(bits - 1), random.integer(bits - 1), random.integer(bits - 1)];
  setPoint(signature, out, signature.apex, px, py, pz);
  setPoint(signature, out, (signature.apex + 1) % 3, px + u[0]!, py + u[1]!, pz + u[2]!);
  setPoint(signature, out, (signature.apex + 2) % 3, px + w[0]!, py + w[1]!, pz + w[2]!);
};

/** A direction u and points b and b + w at the same height along it. */
export const plantSameHeight: Plant = (random, signature, out, bits) => {
  drawPerpendicular(random, signature.dimension, bits - 1);
  for (let j = 0; j < signature.dimension; j++) {
    const b = random.integer(bits - 1);
    out[j] = u[j]!;
    out[signature.first + j] = b + w[j]!;
    out[signature.first + signature.stride + j] = b;
  }
};

/** u and w perpendicular with exponents far apart in nothing but the scale, for the spread plants below. */
function drawSpreadDirections(random: Random, dimension: 2 | 3): void {
  if (dimension === 3) {
    drawPerpendicular(random, 3, 52);
    return;
  }
  const [x, y] = [fullMantissa(random), fullMantissa(random)];
  setVectors(x, y, 0, -y, x, 0);
}

/** Each segment on a line through the origin, its ends multiples of u (or w) by far apart powers of two. */
export const spreadPerpendicular: Spread = (random, signature, out) => {
  drawSpreadDirections(random, signature.dimension);
  for (let i = 0; i < 4; i++) {
    const v = i < 2 ? u : w;
    const scale = random.sign() * powerOfTwo(random.between(-12, 12));
    setPoint(signature, out, i, v[0]! * scale, v[1]! * scale, v[2]! * scale);
  }
};

/** Ends v and -v, and a signed permutation of v as the apex: on the sphere about the origin. */
export const spreadRightAngle: Spread = (random, signature, out) => {
  spreadCospherical(random, signature, out);
  for (let j = 0; j < signature.dimension; j++) {
    const end = out[((signature.apex + 1) % 3) * signature.stride + j]!;
    out[((signature.apex + 2) % 3) * signature.stride + j] = -end;
  }
};

/** Both points on the line through the origin that is perpendicular to the direction. */
export const spreadSameHeight: Spread = (random, signature, out) => {
  drawSpreadDirections(random, signature.dimension);
  for (let j = 0; j < signature.dimension; j++) out[j] = u[j]!;
  for (let i = 0; i < 2; i++) {
    const scale = random.sign() * powerOfTwo(random.between(-12, 12));
    setPoint(signature, out, i, w[0]! * scale, w[1]! * scale, w[2]! * scale);
  }
};
