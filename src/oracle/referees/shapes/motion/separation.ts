/**
 * When moving features are no farther apart than a length. For each choice of corners of both, the nearest points of
 * their affine hulls are found by normal equations: Gram's determinants, and Cramer's rule for the weights, which are
 * polynomials in time. At roots of these signs decide; at fractions between, the nearest point of the differences of
 * the features, over integers. The kernel asks for areas and heights of the polygon of differences.
 */
import { leastPoint } from '../distance/least-point.js';
import { dot as dotOfIntegers, exact, type Vector as Integers, subtract } from '../vectors.js';
import {
  between,
  type Fraction,
  type IsolatedRoot,
  nearestToRoot,
  type Poly,
  product,
  rootsOfAll,
  signAtRoot,
  simple,
  sum,
} from './univariate.js';

type Vector = readonly [Poly, Poly, Poly];

/** The features as numbers of points, and the names of both features' parts. */
export interface Features {
  readonly first: number;
  readonly second: number;
}

const minus = (a: Vector, b: Vector): Vector => [
  sum(a[0], b[0], -1n),
  sum(a[1], b[1], -1n),
  sum(a[2], b[2], -1n),
];
const dot = (a: Vector, b: Vector): Poly =>
  sum(sum(product(a[0], b[0]), product(a[1], b[1])), product(a[2], b[2]));
const negative = (p: Poly): Poly => p.map((c) => -c);

/** A choice of corners of both features. */
interface Choice {
  readonly name: string;
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** All are positive where the nearest points are inside of both hulls, and these have no parallels in common. */
  readonly positive: readonly Poly[];
  /** The squared distance is square / scale. */
  readonly square: Poly;
  readonly scale: Poly;
  readonly beyond: Poly;
}

/** Gram's determinant, and those of Cramer's rule: of none, one or two directions. */
function solved(ways: readonly Vector[], r: Vector): { gram: Poly; weights: readonly Poly[] } {
  const [g, h] = ways;
  if (g === undefined) return { gram: [1n], weights: [] };
  const [gg, gr] = [dot(g, g), dot(g, r)];
  if (h === undefined) return { gram: gg, weights: [negative(gr)] };
  const [hh, hr, gh] = [dot(h, h), dot(h, r), dot(g, h)];
  return {
    gram: sum(product(gg, hh), product(gh, gh), -1n),
    weights: [sum(product(gh, hr), product(hh, gr), -1n), sum(product(gh, gr), product(gg, hr), -1n)],
  };
}

/** What is left to the first corner of those of one feature. */
const rest = (gram: Poly, weights: readonly Poly[]): Poly =>
  weights.reduce((left, w) => sum(left, w, -1n), gram);

function choice(
  points: readonly Vector[],
  first: readonly number[],
  second: readonly number[],
  limit: bigint,
  name: string,
): Choice {
  const [p, q] = [points[first[0]!]!, points[second[0]!]!];
  const r = minus(p, q);
  const ways = [
    ...first.slice(1).map((i) => minus(points[i]!, p)),
    ...second.slice(1).map((i) => minus(q, points[i]!)),
  ];
  const { gram, weights } = solved(ways, r);
  const own = weights.slice(0, first.length - 1);
  const other = weights.slice(first.length - 1);
  const square = weights.reduce(
    (all, w, k) => sum(all, product(w, dot(ways[k]!, r))),
    product(dot(r, r), gram),
  );
  return {
    name,
    first,
    second,
    positive: [gram, ...weights, rest(gram, own), rest(gram, other)],
    square,
    scale: gram,
    beyond: sum(square, gram, -limit),
  };
}

/** The parts of a feature of 1, 2 or 3 corners: which corners, by the part's name, corners first. */
const PARTS: readonly (readonly (readonly [string, readonly number[]])[])[] = [
  [],
  [['v0', [0]]],
  [
    ['v0', [0]],
    ['v1', [1]],
    ['e0', [0, 1]],
  ],
  [
    ['v0', [0]],
    ['v1', [1]],
    ['v2', [2]],
    ['e0', [0, 1]],
    ['e1', [1, 2]],
    ['e2', [2, 0]],
    ['f0', [0, 1, 2]],
  ],
];

/** The question in integers: where points are at time 0 and 1, and the length. */
class Setting {
  readonly #starts: Integers[];
  readonly #ends: Integers[];
  readonly #length: bigint;
  readonly points: readonly Vector[];
  readonly choices: readonly Choice[];
  readonly features: Features;

  constructor(values: ArrayLike<number>, features: Features) {
    this.features = features;
    const { numerators } = exact(values);
    const count = features.first + features.second;
    const at = (i: number): Integers => [numerators[3 * i]!, numerators[3 * i + 1]!, numerators[3 * i + 2]!];
    const indices = Array.from({ length: count }, (_, i) => i);
    this.#starts = indices.map(at);
    this.#ends = indices.map((i) => at(count + i));
    this.#length = numerators[6 * count]!;
    this.points = indices.map((i): Vector => {
      const [s, e] = [this.#starts[i]!, this.#ends[i]!];
      const coordinate = (k: 0 | 1 | 2): Poly => sum([s[k]], [0n, e[k] - s[k]]);
      return [coordinate(0), coordinate(1), coordinate(2)];
    });
    this.choices = PARTS[features.first]!.flatMap(([a, first]) =>
      PARTS[features.second]!.map(([b, second]) => {
        const others = second.map((j) => features.first + j);
        return choice(this.points, first, others, this.#length * this.#length, `${a}/${b}`);
      }),
    );
  }

  /** Whether the features are no farther apart than the length, at a fraction of the time. */
  isWithinAt([n, d]: Fraction): boolean {
    const place = (i: number): Integers => {
      const [s, e] = [this.#starts[i]!, this.#ends[i]!];
      const coordinate = (k: 0 | 1 | 2): bigint => s[k] * (d - n) + e[k] * n;
      return [coordinate(0), coordinate(1), coordinate(2)];
    };
    return this.#triangles().some((triangle) => {
      const { vector, denominator } = leastPoint(triangle.map(([i, j]) => subtract(place(i), place(j))));
      return dotOfIntegers(vector, vector) <= (this.#length * d * denominator) ** 2n;
    });
  }

  /** Triangles, or what is less, that cover the differences of both features: pairs of points. */
  #triangles(): (readonly [number, number])[][] {
    const { first, second } = this.features;
    if (first === 1) return [Array.from({ length: second }, (_, j) => [0, 1 + j])];
    const [d00, d10, d11, d01] = [
      [0, 2],
      [1, 2],
      [1, 3],
      [0, 3],
    ] as const;
    return [
      [d00, d10, d11],
      [d00, d11, d01],
    ];
  }
}

type Ask = (p: Poly) => number;

const isInside = (ask: Ask, { positive }: Choice): boolean => positive.every((p) => ask(p) > 0);

const ZERO: Fraction = [0n, 1n];

/** The choices that are nearest at time 0. */
function nearestAtStart(choices: readonly Choice[]): readonly Choice[] {
  const value = (p: Poly): bigint => p[0] ?? 0n;
  const isLess = (a: Choice, b: Choice): boolean =>
    value(a.square) * value(b.scale) < value(b.square) * value(a.scale);
  return choices.filter((one) => !choices.some((other) => isLess(other, one)));
}

/** The extreme pairs of closest points, by the choices that hold them; an edge that is a point is its vertex 0. */
function contactOf(setting: Setting, ask: Ask, choices: readonly Choice[]): string {
  const { features, points } = setting;
  if (features.first === 1) return choices[0]!.name;
  const isPoint = (i: number): boolean => minus(points[i]!, points[i + 1]!).every((p) => ask(p) === 0);
  const [aIsPoint, bIsPoint] = [isPoint(0), isPoint(2)];
  return choices
    .map(({ name }) => name)
    .filter((name) => !(aIsPoint && name.startsWith('v1')) && !(bIsPoint && name.endsWith('v1')))
    .sort()
    .join();
}

interface Interval {
  readonly from: IsolatedRoot;
  readonly contact: string;
  until: IsolatedRoot;
}

const isAt = ({ low, high }: IsolatedRoot, [n, d]: Fraction): boolean =>
  low === high && low[0] * d === n * low[1];

/** The intervals of time in which they are near. */
function intervalsOf(setting: Setting): Interval[] {
  const polys = setting.choices.map(({ beyond }) => beyond).filter((p) => p.length > 1);
  const roots = rootsOfAll([[0n, -1n, 1n], ...polys.map(simple)]);
  const intervals: Interval[] = [];
  let isOpen = false;
  for (const [i, root] of roots.entries()) {
    const ask: Ask = (p) => signAtRoot(p, root);
    const near = setting.choices.filter((one) => ask(one.beyond) <= 0 && isInside(ask, one));
    if (near.length > 0 && isOpen) intervals[intervals.length - 1]!.until = root;
    else if (near.length > 0) {
      const nearest = isAt(root, ZERO) ? nearestAtStart(near) : near;
      intervals.push({ from: root, contact: contactOf(setting, ask, nearest), until: root });
    }
    const next = roots[i + 1];
    isOpen = next !== undefined && setting.isWithinAt(between(root, next));
  }
  return intervals;
}

function classOf(intervals: readonly Interval[]): string {
  const [first] = intervals;
  if (first === undefined) return 'never';
  if (isAt(first.from, ZERO) && isAt(first.until, [1n, 1n])) return 'always';
  if (intervals.some(({ from, until }) => from === until)) return 'instant';
  return intervals.length === 1 ? 'once' : 'several';
}

/** When they are near, as text; the values are points at time 0, points at time 1, and the length. */
function textOf(values: ArrayLike<number>, features: Features): string {
  const intervals = intervalsOf(new Setting(values, features));
  const texts = intervals.map(
    ({ from, until, contact }) => `${nearestToRoot(from)}..${nearestToRoot(until)}@${contact}`,
  );
  return [classOf(intervals), ...texts].join(' ');
}

/** A vertex and a triangle. */
export const vertexFaceSeparationReferee = (v: ArrayLike<number>): string =>
  textOf(v, { first: 1, second: 3 });
/** Two edges. */
export const edgeEdgeSeparationReferee = (v: ArrayLike<number>): string => textOf(v, { first: 2, second: 2 });
/** A point and an edge. */
export const pointEdgeSeparationReferee = (v: ArrayLike<number>): string =>
  textOf(v, { first: 1, second: 2 });
/** Two points. */
export const pointPointSeparationReferee = (v: ArrayLike<number>): string =>
  textOf(v, { first: 1, second: 1 });
