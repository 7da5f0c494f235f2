import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Sign } from '../../core/sign.js';
import { dot, type IntegerVector, orientedBoxBody } from './exact-body.js';
import { compare } from './separation.js';

/**
 * The error bounds of this file: every term of a sum is a product of at most five numbers and goes through fewer than
 * 12 roundings; the bound is a sum of the absolute terms (or of more), too small by at most as many. 32u covers both
 * with more than 8u to spare, and that part of the bound covers underflow where the bound is at least 2^-400 and no
 * factor exceeds 2^200: an underflow of 2^-1075 is multiplied by at most 2^400 in fewer than 100 places.
 */
export const ERROR = 32 * 2 ** -53;
const LEAST_BOUND = 2 ** -400;
const MOST = 2 ** 200;

const abs = Math.abs;

function sum3(v: ArrayLike<number>, i: number): number {
  return abs(v[i]!) + abs(v[i + 1]!) + abs(v[i + 2]!);
}

/** The sign of a value if it is beyond its bound, and the bound in the window; 2 otherwise. */
function signBeyond(value: number, bound: number): Sign | 2 {
  if (!(bound >= LEAST_BOUND && bound <= Number.MAX_VALUE)) return 2;
  return value > bound ? 1 : value < -bound ? -1 : 2;
}

/**
 * Where a point lies along axis m of an oriented box (15 numbers): the signs of y + h and y - h, where y is its
 * coordinate and h the half size, in the order of the result. 1, -1 for a point between the two faces.
 */
export function signsAlongAxis(
  point: ArrayLike<number>,
  box: ArrayLike<number>,
  at: number,
  m: number,
): readonly [Sign, Sign] {
  const [i, j, k] = [m, (m + 1) % 3, (m + 2) % 3].map((n) => at + 3 + 3 * n) as [number, number, number];
  const u = [box[i]!, box[i + 1]!, box[i + 2]!];
  const nx = box[j + 1]! * box[k + 2]! - box[j + 2]! * box[k + 1]!;
  const ny = box[j + 2]! * box[k]! - box[j]! * box[k + 2]!;
  const nz = box[j]! * box[k + 1]! - box[j + 1]! * box[k]!;
  const volume = nx * u[0]! + ny * u[1]! + nz * u[2]!;
  const [dx, dy, dz] = [point[0]! - box[at]!, point[1]! - box[at + 1]!, point[2]! - box[at + 2]!];
  const height = nx * dx + ny * dy + nz * dz;
  const half = box[at + 12 + m]!;
  const factors = sum3(box, j) * sum3(box, k);
  const largest = factors + half + abs(dx) + abs(dy) + abs(dz) + sum3(box, i);
  const turn = signBeyond(volume, ERROR * factors * sum3(box, i));
  if (largest <= MOST && turn !== 2) {
    const bound = ERROR * factors * (abs(dx) + abs(dy) + abs(dz) + half * sum3(box, i));
    const low = signBeyond(turn * (height + half * volume), bound);
    const high = signBeyond(turn * (height - half * volume), bound);
    if (low !== 2 && high !== 2) return [low, high];
  }
  return exactSignsAlongAxis(point, box, at, m);
}

function exactSignsAlongAxis(
  point: ArrayLike<number>,
  box: ArrayLike<number>,
  at: number,
  m: number,
): readonly [Sign, Sign] {
  const body = orientedBoxBody(box, at);
  const [x, y, z] = [point[0]!, point[1]!, point[2]!];
  const ownExponent = commonExponent([x, y, z]);
  const exponent = Math.min(ownExponent, body.exponent);
  const p = scaledIntegers([x, y, z], exponent);
  const unit = 1n << BigInt(body.exponent - exponent);
  const normal = body.normals[m]!;
  const height = dot(normal, p) - dot(normal, body.points[0]!) * unit;
  // The generator is axis times half size; turned so that the normal has it in front.
  const turned = dot(normal, body.edges[m]!) > 0n;
  const reach = dot(normal, body.generators[m]!) * unit;
  const [low, high] = [compare(height + reach, 0n), compare(height - reach, 0n)];
  return turned ? [low, high] : [flip(low), flip(high)];
}

/** -0 is not a sign. */
function flip(sign: Sign): Sign {
  return sign === 0 ? 0 : sign === 1 ? -1 : 1;
}

/**
 * The signs of the least and of the greatest value that n · x + constant takes on an oriented box (15 numbers).
 */
export function signsOfOrientedBox(
  n: ArrayLike<number>,
  constant: number,
  box: ArrayLike<number>,
  at: number,
): readonly [Sign, Sign] {
  const along = (i: number) => n[0]! * box[i]! + n[1]! * box[i + 1]! + n[2]! * box[i + 2]!;
  const value = along(at) + constant;
  let reach = 0;
  let size = sum3(box, at);
  let largest = size + sum3(n, 0);
  for (let m = 0; m < 3; m++) {
    const half = box[at + 12 + m]!;
    reach += half * abs(along(at + 3 + 3 * m));
    size += half * sum3(box, at + 3 + 3 * m);
    largest += half + sum3(box, at + 3 + 3 * m);
  }
  const bound = ERROR * (sum3(n, 0) * size + abs(constant));
  if (largest <= MOST) {
    const [low, high] = [signBeyond(value - reach, bound), signBeyond(value + reach, bound)];
    if (low !== 2 && high !== 2) return [low, high];
  }
  return exactSignsOfOrientedBox(n, constant, box, at);
}

function exactSignsOfOrientedBox(
  n: ArrayLike<number>,
  constant: number,
  box: ArrayLike<number>,
  at: number,
): readonly [Sign, Sign] {
  const body = orientedBoxBody(box, at);
  const [x, y, z] = [n[0]!, n[1]!, n[2]!];
  const normalExponent = commonExponent([x, y, z]);
  const normal: IntegerVector = scaledIntegers([x, y, z], normalExponent);
  const exponent = Math.min(commonExponent([constant]), normalExponent + body.exponent);
  const [c] = scaledIntegers([constant], exponent);
  const unit = 1n << BigInt(normalExponent + body.exponent - exponent);
  const value = dot(normal, body.points[0]!) * unit + c;
  let reach = 0n;
  for (const generator of body.generators) {
    const part = dot(normal, generator) * unit;
    reach += part < 0n ? -part : part;
  }
  return [compare(value - reach, 0n), compare(value + reach, 0n)];
}
