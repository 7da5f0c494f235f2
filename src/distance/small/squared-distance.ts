/**
 * The square of the distance of the closest features, rounded to the nearest double: quotients of squares, in halves of
 * doubles, in pairs of them, or over integers.
 */
import {
  M,
  roundedWithin,
  roundedWordQuotient,
  setWord,
  squareWord,
} from '../../arithmetic/measured-words.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import {
  HEIGHT,
  isMeasured,
  SQUARED_LENGTH,
  setCrossProduct,
  setHeight,
  setSquaredLength,
  setVectorBetween,
  sizeOfVector,
} from '../../arithmetic/word-vectors.js';
import type { Sign } from '../../core/sign.js';
import { roundScaledQuotient } from '../../implicit/objects/round-quotient.js';
import { cross, dot, minus, type Vector } from '../engine/vectors.js';
import { P } from './arena.js';
import { COUNT_A, COUNT_B, F, OF_B } from './features.js';
import { nearlyAcrossTwo, nearlyVertexEdge } from './squared-nearly.js';

// Places of numbers: three vectors, a vector product, and a quotient.
const E = 0;
const G = 6;
const R = 12;
const N = 18;
const X = 24;
const W = 26;

/** As `squareWord` says: its own error comes on top. */
const SQUARED_HEIGHT = HEIGHT + 5 * 2 ** -106;

/** The square of the distance of the features in F, which have been proved to be closest. */
export function squaredDistance(): number {
  const rounded = inDoubles(F[COUNT_A]!, F[COUNT_B]!);
  if (!Number.isNaN(rounded)) return rounded;
  return exactly(F[COUNT_A]!, F[COUNT_B]!);
}

function inDoubles(a: number, b: number): number {
  if (a === 1 && b === 1) return vertexVertex();
  if (a === 2 && b === 2) return acrossTwo(F[0]!, F[1]!, F[OF_B]!, F[OF_B + 1]!, F[0]!, F[OF_B]!);
  const [p, at] = a === 1 ? [F[0]!, OF_B] : [F[OF_B]!, 0];
  const u = F[at]!;
  return a + b === 3 ? vertexEdge(p, u, F[at + 1]!) : acrossTwo(u, F[at + 1]!, u, F[at + 2]!, u, p);
}

function vertexVertex(): number {
  const size = setEdge(E, F[0]!, F[OF_B]!);
  if (size === 0) return 0;
  setSquare(X, E, size);
  setWord(W, 1);
  return isMeasured(size) ? roundedWordQuotient(X, SQUARED_LENGTH, W, 0) : NaN;
}

/** (e × r)² / e². */
function vertexEdge(p: number, u: number, v: number): number {
  const nearly = nearlyVertexEdge(roundedWithin, p, u, v);
  return Number.isNaN(nearly) ? vertexEdgeInWords(p, u, v) : nearly;
}

function vertexEdgeInWords(p: number, u: number, v: number): number {
  const edge = setEdge(E, u, v);
  const way = setEdge(R, u, p);
  if (!(isMeasured(edge) && isMeasured(way))) return NaN;
  setCrossProduct(N, E, R);
  setSquare(X, N, edge * way);
  setSquare(W, E, edge);
  return roundedWordQuotient(X, SQUARED_LENGTH, W, SQUARED_LENGTH);
}

/** (n · r)² / n² for n = e × f, the vectors from i to j and from k to l, and r from p to q. */
function acrossTwo(i: number, j: number, k: number, l: number, p: number, q: number): number {
  const nearly = nearlyAcrossTwo(roundedWithin, i, j, k, l, p, q);
  return Number.isNaN(nearly) ? acrossTwoInWords(i, j, k, l, p, q) : nearly;
}

function acrossTwoInWords(i: number, j: number, k: number, l: number, p: number, q: number): number {
  const first = setEdge(E, i, j);
  const second = setEdge(G, k, l);
  const way = setEdge(R, p, q);
  if (!(isMeasured(first) && isMeasured(second) && isMeasured(way))) return NaN;
  setCrossProduct(N, E, G);
  setHeight(X, N, R);
  M[X] = first * second * way;
  squareWord(X, X, HEIGHT);
  setSquare(W, N, first * second);
  return roundedWordQuotient(X, SQUARED_HEIGHT, W, SQUARED_LENGTH);
}

/** The vector from vertex i to vertex j, at three places, and its size. */
function setEdge(k: number, i: number, j: number): number {
  setVectorBetween(k, P, 3 * i, 3 * j);
  return sizeOfVector(k);
}

/** k := n², of a vector whose error is measured by its size. */
function setSquare(k: number, n: number, size: number): void {
  setSquaredLength(k, n);
  M[k] = size * size;
}

/** The same over integers. */
function exactly(a: number, b: number): number {
  const { above, below, exponent } = exactSquareOf(a, b);
  return roundScaledQuotient(above, below, exponent);
}

/**
 * The square of the distance of the features in F, which have been proved to be closest, times a power of two, rounded.
 */
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
  const numbers = Array.from(P.subarray(0, 18));
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
