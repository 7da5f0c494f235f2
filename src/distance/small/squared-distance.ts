/**
 * The square of the distance of the closest features, rounded to the nearest double: quotients of sums of squares, in double-words.
 *
 * Errors are counted in units of u² times the magnitude (measured-words.ts), u = 2^-53: differences of doubles have none; a product has
 * the sum of those of its factors and 9, a sum the greater one and 5 (double-words.ts). All are less than 100, so that products of two errors,
 * below 10^4 u^4, are made up for by the unit that each constant has to spare.
 */
import {
  addWords,
  copyWord,
  multiplyWords,
  roundedWordQuotient,
  setWord,
  setWordDifference,
  subtractWords,
} from '../../arithmetic/measured-words.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Sign } from '../../core/sign.js';
import { roundScaledQuotient } from '../../implicit/objects/round-quotient.js';
import { cross, dot, minus, type Vector } from '../engine/vectors.js';
import { P } from './arena.js';
import { COUNT_A, COUNT_B, F, OF_B } from './features.js';

const UNIT = 2 ** -106;
/** d · d: products 9, two sums 10. */
export const SQUARE = 20 * UNIT;
/** (e × r)²: minors 9 + 5, squares 14 + 14 + 9, two sums 10. */
export const SQUARED_NORMAL = 48 * UNIT;
/** ((e × f) · r)²: minors 14, products 14 + 9, two sums 10; the square 33 + 33 + 9. */
export const SQUARED_VOLUME = 76 * UNIT;

// Places of numbers: three vectors, their vector product, and what is left over.
const E = 0;
const G = 6;
const R = 12;
const N = 18;
const X = 24;
const W = 26;
const T = 28;
const S = 30;

/** The square of the distance of the features in F, which have been proved to be closest. */
export function squaredDistance(): number {
  const rounded = inWords(F[COUNT_A]!, F[COUNT_B]!);
  return Number.isNaN(rounded) ? exactly(F[COUNT_A]!, F[COUNT_B]!) : rounded;
}

function inWords(a: number, b: number): number {
  if (a === 1 && b === 1) return vertexVertex();
  if (a === 2 && b === 2) return acrossTwo(F[0]!, F[1]!, F[OF_B]!, F[OF_B + 1]!, F[0]!, F[OF_B]!);
  const [p, at] = a === 1 ? [F[0]!, OF_B] : [F[OF_B]!, 0];
  const u = F[at]!;
  return a + b === 3 ? vertexEdge(p, u, F[at + 1]!) : acrossTwo(u, F[at + 1]!, u, F[at + 2]!, u, p);
}

/** The vector from vertex i to vertex j, at three places. */
function setVector(k: number, i: number, j: number): void {
  setWordDifference(k, P[3 * j]!, P[3 * i]!);
  setWordDifference(k + 2, P[3 * j + 1]!, P[3 * i + 1]!);
  setWordDifference(k + 4, P[3 * j + 2]!, P[3 * i + 2]!);
}

function setMinor(k: number, a: number, b: number, c: number, d: number): void {
  multiplyWords(k, a, b);
  multiplyWords(T, c, d);
  subtractWords(k, k, T);
}

/** k := u × v. */
function setCross(k: number, u: number, v: number): void {
  setMinor(k, u + 2, v + 4, u + 4, v + 2);
  setMinor(k + 2, u + 4, v, u, v + 4);
  setMinor(k + 4, u, v + 2, u + 2, v);
}

/** k := u · v. */
function setDot(k: number, u: number, v: number): void {
  multiplyWords(S, u, v);
  multiplyWords(T, u + 2, v + 2);
  addWords(S, S, T);
  multiplyWords(T, u + 4, v + 4);
  addWords(k, S, T);
}

function vertexVertex(): number {
  setVector(E, F[0]!, F[OF_B]!);
  setDot(X, E, E);
  setWord(W, 1);
  return roundedWordQuotient(X, SQUARE, W, 0);
}

/** (e × r)² / e². */
function vertexEdge(p: number, u: number, v: number): number {
  setVector(E, u, v);
  setVector(R, u, p);
  setCross(N, E, R);
  setDot(X, N, N);
  setDot(W, E, E);
  return roundedWordQuotient(X, SQUARED_NORMAL, W, SQUARE);
}

/** (n · r)² / n² for n = e × f, the vectors from i to j and from k to l, and r from p to q. */
function acrossTwo(i: number, j: number, k: number, l: number, p: number, q: number): number {
  setVector(E, i, j);
  setVector(G, k, l);
  setVector(R, p, q);
  setCross(N, E, G);
  setDot(X, N, R);
  copyWord(S, X);
  multiplyWords(X, X, S);
  setDot(W, N, N);
  return roundedWordQuotient(X, SQUARED_VOLUME, W, SQUARED_NORMAL);
}

/** The same over integers. */
function exactly(a: number, b: number): number {
  const { above, below, exponent } = exactSquareOf(a, b);
  return roundScaledQuotient(above, below, exponent);
}

/** The square of the distance of the features in F, which have been proved to be closest, times a power of two, rounded. */
export function scaledSquaredDistance(power: number): number {
  const { above, below, exponent } = exactSquare();
  return roundScaledQuotient(above, below, exponent + power);
}

/** A square: above / below · 2^exponent. */
export interface ExactSquare {
  readonly above: bigint;
  readonly below: bigint;
  readonly exponent: number;
}

/** The square of the distance of the features in F, which have been proved to be closest, exactly. */
export function exactSquare(): ExactSquare {
  return exactSquareOf(F[COUNT_A]!, F[COUNT_B]!);
}

/** The sign of the first square less the second. */
export function compareSquares(s: ExactSquare, t: ExactSquare): Sign {
  const least = Math.min(s.exponent, t.exponent);
  const first = (s.above * t.below) << BigInt(s.exponent - least);
  const second = (t.above * s.below) << BigInt(t.exponent - least);
  return first > second ? 1 : first < second ? -1 : 0;
}

function exactSquareOf(a: number, b: number): ExactSquare {
  const numbers = Array.from(P);
  const exponent = commonExponent(numbers);
  const integers = scaledIntegers(numbers, exponent) as bigint[];
  const at = (i: number): Vector => [integers[3 * i]!, integers[3 * i + 1]!, integers[3 * i + 2]!];
  const [above, below] = quotient(a, b, (i, j) => minus(at(j), at(i)));
  return { above, below, exponent: 2 * exponent };
}

function quotient(a: number, b: number, vector: (i: number, j: number) => Vector): readonly [bigint, bigint] {
  const square = (v: Vector): bigint => dot(v, v);
  if (a === 1 && b === 1) return [square(vector(F[0]!, F[OF_B]!)), 1n];
  if (a === 2 && b === 2) {
    const n = cross(vector(F[0]!, F[1]!), vector(F[OF_B]!, F[OF_B + 1]!));
    return [dot(n, vector(F[0]!, F[OF_B]!)) ** 2n, square(n)];
  }
  const [p, from] = a === 1 ? [F[0]!, OF_B] : [F[OF_B]!, 0];
  const u = F[from]!;
  const e = vector(u, F[from + 1]!);
  if (a + b === 3) return [square(cross(e, vector(u, p))), square(e)];
  const n = cross(e, vector(u, F[from + 2]!));
  return [dot(n, vector(u, p)) ** 2n, square(n)];
}
