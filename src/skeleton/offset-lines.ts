import { greatestCommonDivisor } from '../arithmetic/integers.js';
import { RootBasis } from '../arithmetic/root-basis.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';

/**
 * The line of an edge that moves inwards with a speed, its weight: a x + b y + c = t · weight · length, where (a, b) is
 * the normal that points to the left of the edge, the length its length, and weight · length is multiple · √(the root's
 * class). Read in space, with t as height, it is the plane of a roof that rises from the edge. a, b and c are without a
 * common divisor, so that edges have the same line only if they have the same integers, and the same weight.
 */
export interface OffsetLine {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly root: number;
  readonly multiple: bigint;
  readonly weight: bigint;
  /** The nearest doubles to a, b and c, and weight · length with an error of less than four units of the last place. */
  readonly near: readonly [number, number, number, number];
}

/** The edges of a polygon: their ends over 2^exponent, and the lines that they are on. */
export interface OffsetLines {
  readonly basis: RootBasis;
  readonly lines: readonly OffsetLine[];
  /** For each edge the number of its line; -1 if its ends coincide. */
  readonly lineOfEdge: readonly number[];
  /** Two integers for each vertex. */
  readonly points: readonly (readonly [bigint, bigint])[];
  readonly exponent: number;
  /** Times are over 2^timeExponent: weights are integers times a power of two, which times have instead. */
  readonly timeExponent: number;
}

/** Weights of edges, as integers over 2^exponent. */
export interface EdgeWeights {
  readonly integers: readonly bigint[];
  readonly exponent: number;
}

interface OffsetLinesOptions {
  /** For each edge; 1, if there are none. */
  readonly weights?: EdgeWeights | null;
  readonly exponent?: number;
}

/** Edge i leads from vertex i to vertex next[i]; what is inside is on the left of all. */
export function offsetLinesOf(
  coordinates: readonly number[],
  next: readonly number[],
  { weights = null, exponent = commonExponent(coordinates) }: OffsetLinesOptions = {},
): OffsetLines {
  const integers: readonly bigint[] = scaledIntegers(coordinates, exponent);
  const points = next.map((_, i) => [integers[2 * i]!, integers[2 * i + 1]!] as const);
  const numbers = new Map<string, number>();
  const found: (readonly [bigint, bigint, bigint, bigint])[] = [];
  const lineOfEdge = next.map((j, i) => {
    const line = lineThrough(points[i]!, points[j]!);
    if (line === null) return -1;
    const own = [...line, weights?.integers[i] ?? 1n] as const;
    const key = own.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, found.length);
    return found.push(own) - 1;
  });
  const basis = new RootBasis(found.map(([a, b]) => a * a + b * b));
  const lines = found.map(([a, b, c, weight], i) => {
    const { root } = basis.roots[i]!;
    const multiple = weight * basis.roots[i]!.multiple;
    const length = basis.estimate([{ root, factor: multiple }]).value;
    return { a, b, c, root, multiple, weight, near: [Number(a), Number(b), Number(c), length] as const };
  });
  return { basis, lines, lineOfEdge, points, exponent, timeExponent: exponent - (weights?.exponent ?? 0) };
}

type Point = readonly [bigint, bigint];

function lineThrough([px, py]: Point, [qx, qy]: Point): readonly [bigint, bigint, bigint] | null {
  const divisor = greatestCommonDivisor(px - qx, py - qy);
  if (divisor === 0n) return null;
  const a = (py - qy) / divisor;
  const b = (qx - px) / divisor;
  return [a, b, -(a * px + b * py)];
}

/** Positive if the direction of the second line is to the left of that of the first; 0 if they are parallel. */
export const turn = (first: OffsetLine, second: OffsetLine): bigint =>
  first.a * second.b - first.b * second.a;

/** Do lines move with different speeds? */
export const isWeighted = ({ lines }: OffsetLines): boolean =>
  lines.some(({ weight }) => weight !== lines[0]!.weight);
