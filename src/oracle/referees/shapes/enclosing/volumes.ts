import { readNumberText } from '../../../answers/construction.js';
import { add, cross, dot, exact, isZero, pointsAt, sameVector, subtract, type Vector } from '../vectors.js';

/** Points and the numbers of a volume over one denominator, which is `one`. */
interface Given {
  readonly points: readonly Vector[];
  readonly vectors: readonly Vector[];
  readonly numbers: readonly bigint[];
  readonly one: bigint;
}

/** Whether a point is in a volume whose radius, half sizes or axes are multiplied by a fraction. */
type Contains = (given: Given, p: Vector, factor: readonly [bigint, bigint]) => boolean;

/** A kind of volume: how many vectors and then numbers it has, and what it contains. */
interface Kind {
  readonly vectors: number;
  readonly numbers: number;
  readonly contains: Contains;
  /** What is wrong with the volume itself. */
  readonly fault?: (given: Given) => string | undefined;
}

const square = (v: Vector): bigint => dot(v, v);

/** Whether a squared distance, a fraction, is within a radius times a factor. */
function isWithin(
  numerator: bigint,
  denominator: bigint,
  radius: bigint,
  [up, down]: readonly [bigint, bigint],
): boolean {
  return numerator * down * down <= radius * radius * up * up * denominator;
}

/** The square of the distance of p from the segment from s along e: the foot is where the derivative vanishes, or an end. */
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
    contains({ vectors, one }, p, [up, down]) {
      const [center, ...rest] = vectors as [Vector, ...Vector[]];
      const det = absolute(determinant(rest));
      // y = det_i / det is at most half / one.
      return coordinates(subtract(p, center), rest).every(
        (x, i) => absolute(x) * one * down <= rest[3]![i]! * det * up,
      );
    },
  },
  capsule: {
    vectors: 2,
    numbers: 1,
    contains: ({ vectors: [s, e], numbers: [r] }, p, factor) =>
      isWithin(...toSegment(p, s!, subtract(e!, s!)), r!, factor),
  },
  lozenge: {
    vectors: 3,
    numbers: 1,
    contains: ({ vectors: [o, u, v], numbers: [r] }, p, factor) =>
      toRectangle(p, o!, u!, v!).some((squared) => isWithin(...squared, r!, factor)),
  },
  cylinder: {
    vectors: 2,
    numbers: 1,
    fault: ({ vectors: [s, e] }) => (sameVector(s!, e!) ? 'the axis is a point' : undefined),
    contains({ vectors: [s, e], numbers: [r] }, p, factor) {
      const [axis, v] = [subtract(e!, s!), subtract(p, s!)];
      const along = dot(v, axis);
      if (along < 0n || along > square(axis)) return false;
      return isWithin(square(cross(v, axis)), square(axis), r!, factor);
    },
  },
  ellipsoid: {
    vectors: 4,
    numbers: 0,
    fault: dependent,
    contains({ vectors }, p, [up, down]) {
      const [center, ...axes] = vectors as [Vector, ...Vector[]];
      const sum = coordinates(subtract(p, center), axes).reduce((total, x) => total + x * x, 0n);
      return sum * down * down <= determinant(axes) ** 2n * up * up;
    },
  },
} satisfies Readonly<Record<string, Kind>>;

export type VolumeKind = keyof typeof kinds;

/** What is less by a part of 2^-20 is too small; of an ellipsoid, whose center cannot be moved to where it fits best, a quarter. */
const SHORTER = [(1n << 20n) - 1n, 1n << 20n] as const;
const QUARTER = [1n, 4n] as const;
const AS_IT_IS = [1n, 1n] as const;

/** What is wrong with a volume: a point outside, or none outside of one a little smaller. */
export function volumeFault(values: Float64Array, said: string, name: VolumeKind): string | undefined {
  const kind: Kind = kinds[name];
  const flat = readNumberText(said, 3 * kind.vectors + kind.numbers);
  const count = values[0]!;
  const all = exact([...values.subarray(1, 1 + 3 * count), ...flat]);
  const given: Given = {
    points: pointsAt(all, 3, 0, count),
    vectors: pointsAt(all, 3, 3 * count, kind.vectors),
    numbers: all.numerators.slice(3 * count + 3 * kind.vectors),
    one: all.one,
  };
  if (given.numbers.some((x) => x < 0n)) return 'the radius is negative';
  const fault = kind.fault?.(given);
  if (fault !== undefined) return fault;
  const outside = given.points.findIndex((p) => !kind.contains(given, p, AS_IT_IS));
  if (outside >= 0) return `point ${outside} is outside`;
  const isSeveral = given.points.some((p) => !sameVector(p, given.points[0]!));
  const isLoose =
    isSeveral && given.points.every((p) => kind.contains(given, p, name === 'ellipsoid' ? QUARTER : SHORTER));
  return isLoose && given.numbers.every((x) => x > 0n) ? 'a smaller one would do' : undefined;
}
