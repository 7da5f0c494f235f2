import { nextDown } from '../../../../arithmetic/float64.js';
import { readNumberText } from '../../../answers/construction.js';
import { mayBeRefused, REFUSAL } from '../../../cases/enclosing/merges.js';
import { add, cross, dot, exact, isZero, pointsAt, sameVector, subtract, type Vector } from '../vectors.js';

/** Points and the numbers of a volume over one denominator, which is `one`. */
interface Given {
  readonly points: readonly Vector[];
  readonly vectors: readonly Vector[];
  readonly numbers: readonly bigint[];
  readonly one: bigint;
}

/**
 * A kind of volume: how many vectors and then numbers it has, what it contains, and the numbers of one that is a little
 * smaller.
 */
interface Kind {
  readonly vectors: number;
  readonly numbers: number;
  readonly contains: (given: Given, p: Vector) => boolean;
  readonly smaller: (flat: readonly number[]) => readonly number[];
  /** What is wrong with the volume itself. */
  readonly fault?: (given: Given) => string | undefined;
}

const square = (v: Vector): bigint => dot(v, v);

/** Whether a squared distance, a fraction, is within a radius. */
function isWithin(numerator: bigint, denominator: bigint, radius: bigint): boolean {
  return numerator <= radius * radius * denominator;
}

/** A length that is less by a part of 2^-20, or the double below where that is less. */
const shorter = (x: number): number => (x > 0 ? Math.min(nextDown(x), x * (1 - 2 ** -20)) : x);
/** The last so many numbers of a volume are shorter. */
const withShorter =
  (count: number) =>
  (flat: readonly number[]): readonly number[] => [
    ...flat.slice(0, -count),
    ...flat.slice(-count).map(shorter),
  ];
/** The axes of an ellipsoid, whose center cannot be moved to where it fits best, are a quarter as long. */
const withQuarters = (flat: readonly number[]): readonly number[] => [
  ...flat.slice(0, 3),
  ...flat.slice(3).map((x) => x / 4),
];

/**
 * The square of the distance of p from the segment from s along e: the foot is where the derivative vanishes, or an
 * end.
 */
export function toSegment(p: Vector, s: Vector, e: Vector): readonly [bigint, bigint] {
  const v = subtract(p, s);
  const [t, whole] = [dot(v, e), dot(e, e)];
  if (whole === 0n || t < 0n) return [square(v), 1n];
  if (t > whole) return [square(subtract(v, e)), 1n];
  return [square(cross(v, e)), whole];
}

function toRectangle(p: Vector, o: Vector, u: Vector, v: Vector): readonly (readonly [bigint, bigint])[] {
  const normal = cross(u, v);
  const w = subtract(p, o);
  const sides = [
    toSegment(p, o, u),
    toSegment(p, o, v),
    toSegment(p, add(o, u), v),
    toSegment(p, add(o, v), u),
  ];
  const isOver =
    !isZero(normal) &&
    [dot(cross(u, w), normal), dot(cross(w, v), normal)].every((x) => x >= 0n && x <= square(normal));
  return isOver ? [...sides, [dot(w, normal) ** 2n, square(normal)]] : sides;
}

/** The coordinates of a vector along three others, times their determinant: that with one of them replaced. */
function coordinates(v: Vector, [a, b, c]: readonly Vector[]): readonly bigint[] {
  return [dot(v, cross(b!, c!)), dot(a!, cross(v, c!)), dot(a!, cross(b!, v))];
}

const determinant = ([a, b, c]: readonly Vector[]): bigint => dot(a!, cross(b!, c!));
const absolute = (x: bigint): bigint => (x < 0n ? -x : x);
const dependent = ({ vectors }: Given) =>
  determinant(vectors.slice(1, 4)) === 0n ? 'the axes are dependent' : undefined;

const kinds = {
  orientedBox: {
    vectors: 5,
    numbers: 0,
    fault: (given) => (given.vectors[4]!.some((h) => h < 0n) ? 'a half size is negative' : dependent(given)),
    smaller: withShorter(3),
    contains({ vectors, one }, p) {
      const [center, ...rest] = vectors as [Vector, ...Vector[]];
      const det = absolute(determinant(rest));
      // y = det_i / det is at most half / one.
      return coordinates(subtract(p, center), rest).every((x, i) => absolute(x) * one <= rest[3]![i]! * det);
    },
  },
  capsule: {
    vectors: 2,
    numbers: 1,
    smaller: withShorter(1),
    contains: ({ vectors: [s, e], numbers: [r] }, p) => isWithin(...toSegment(p, s!, subtract(e!, s!)), r!),
  },
  lozenge: {
    vectors: 3,
    numbers: 1,
    smaller: withShorter(1),
    contains: ({ vectors: [o, u, v], numbers: [r] }, p) =>
      toRectangle(p, o!, u!, v!).some((squared) => isWithin(...squared, r!)),
  },
  cylinder: {
    vectors: 2,
    numbers: 1,
    fault: ({ vectors: [s, e] }) => (sameVector(s!, e!) ? 'the axis is a point' : undefined),
    smaller: withShorter(1),
    contains({ vectors: [s, e], numbers: [r] }, p) {
      const [axis, v] = [subtract(e!, s!), subtract(p, s!)];
      const along = dot(v, axis);
      if (along < 0n || along > square(axis)) return false;
      return isWithin(square(cross(v, axis)), square(axis), r!);
    },
  },
  ellipsoid: {
    vectors: 4,
    numbers: 0,
    fault: dependent,
    smaller: withQuarters,
    contains({ vectors }, p) {
      const [center, ...axes] = vectors as [Vector, ...Vector[]];
      const sum = coordinates(subtract(p, center), axes).reduce((total, x) => total + x * x, 0n);
      const det = determinant(axes);
      // A quarter of the least double is none: such axes contain nothing.
      return det !== 0n && sum <= det * det;
    },
  },
} satisfies Readonly<Record<string, Kind>>;

export type VolumeKind = keyof typeof kinds;

function givenOf(values: Float64Array, { vectors }: Kind, flat: readonly number[]): Given {
  const count = values[0]!;
  const all = exact([...values.subarray(1, 1 + 3 * count), ...flat]);
  return {
    points: pointsAt(all, 3, 0, count),
    vectors: pointsAt(all, 3, 3 * count, vectors),
    numbers: all.numerators.slice(3 * count + 3 * vectors),
    one: all.one,
  };
}

/** What is wrong with a volume: a point outside, or none outside of one a little smaller; or that there is none. */
export function volumeFault(values: Float64Array, said: string, name: VolumeKind): string | undefined {
  if (said === REFUSAL && mayBeRefused(values.subarray(1, 1 + 3 * values[0]!))) return undefined;
  const kind: Kind = kinds[name];
  const flat = readNumberText(said, 3 * kind.vectors + kind.numbers);
  const given = givenOf(values, kind, flat);
  if (given.numbers.some((x) => x < 0n)) return 'the radius is negative';
  const fault = kind.fault?.(given);
  if (fault !== undefined) return fault;
  const outside = given.points.findIndex((p) => !kind.contains(given, p));
  if (outside >= 0) return `point ${outside} is outside`;
  const isSeveral = given.points.some((p) => !sameVector(p, given.points[0]!));
  if (!isSeveral || given.numbers.some((x) => x === 0n)) return undefined;
  const smaller = givenOf(values, kind, kind.smaller(flat));
  const isLoose = smaller.points.every((p) => kind.contains(smaller, p));
  return isLoose ? 'a smaller one would do' : undefined;
}
