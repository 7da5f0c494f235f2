import { extentOf } from '../../hull/first-simplex.js';
import { IntegerPoints } from '../points/integer-points.js';
import { scaledQuotient } from '../points/scaled-rational.js';
import { exactDifference } from '../points/vectors.js';
import { BallFilter } from './ball-filter.js';
import { ExactBall, isMinimal, productsOf, type Solution, solved } from './exact-ball.js';
import { subsetsOfThree } from './subsets.js';

/** The numbers of up to four points, and their smallest sphere in numbers of the coordinates divided by 2^exponent. */
export interface SupportedBall {
  readonly support: readonly number[];
  readonly ball: ExactBall;
  readonly exponent: number;
}

/**
 * Up to four points, their numbers ascending, whose smallest enclosing sphere is that of all points.
 *
 * Of all points the farthest from the sphere of the support, as far as doubles, then pairs of doubles, then integers
 * can tell, joins it, and the support becomes that of the smallest sphere of these five points, found over integers.
 * The new sphere is the smallest one of more than the old one's support, of a point outside of the old one: its radius
 * is strictly greater. So no support comes twice, and this ends.
 *
 * Source: Welzl 1991, "Smallest enclosing disks (balls and ellipsoids)"; Gärtner 1999, "Fast and robust smallest
 * enclosing balls" (the farthest point as the pivot).
 *
 * @param x three finite coordinates for each of one point or more
 */
export function smallestSupportedBall(x: Float64Array): SupportedBall {
  const points = new IntegerPoints(x);
  const search = new OutsideSearch(x, points);
  let [support, ball]: [number[], ExactBall] = [[0], ExactBall.through([points.at(0)])];
  for (;;) {
    const outside = search.find(ball);
    if (outside === undefined) {
      return { support: support.sort((i, j) => i - j), ball, exponent: points.exponent };
    }
    [support, ball] = joined(points, support, outside);
  }
}

/** All subsets of up to three of so many things. */
const SUBSETS = [0, 1, 2, 3, 4].map((count) => subsetsOfThree(Array.from({ length: count }, (_, i) => i)));

/** The support of the smallest sphere of a support and a point outside of its sphere, and that sphere. */
function joined(points: IntegerPoints, support: readonly number[], outside: number): [number[], ExactBall] {
  const first = points.at(outside);
  const vectors = support.map((i) => exactDifference(points.at(i), first));
  const products = productsOf(vectors);
  // |v|² det G > Σ L_i v · v_i for a point outside, as a ball has it.
  const excludes = (at: number, others: readonly number[], { det, weights }: Solution): boolean =>
    others.reduce((rest, i, k) => rest - weights[k]! * products[at]![i]!, products[at]![at]! * det) > 0n;
  for (const others of SUBSETS[support.length]!) {
    const solution = solved(products, others);
    if (!isMinimal(solution)) continue;
    if (support.some((_, at) => !others.includes(at) && excludes(at, others, solution))) continue;
    const ball = new ExactBall(
      first,
      others.map((at) => vectors[at]!),
      solution,
    );
    return [[...others.map((at) => support[at]!), outside], ball];
  }
  throw new RangeError('smallestSupportedBall: five points without a smallest sphere');
}

/** Looks for points outside of a sphere. */
class OutsideSearch {
  readonly #x: Float64Array;
  readonly #points: IntegerPoints;
  readonly #filter: BallFilter;
  readonly #extent: number;
  /** Points that doubles cannot tell, and those that pairs cannot. */
  readonly #near: Int32Array;
  #count = 0;

  constructor(x: Float64Array, points: IntegerPoints) {
    this.#x = x;
    this.#points = points;
    let reach = 0;
    for (let at = 0; at < x.length; at++) reach = Math.max(reach, Math.abs(x[at]!));
    this.#filter = new BallFilter(reach);
    // The center is within the box of the points: a difference exceeds the extent by its rounding only.
    this.#extent = 2 * Math.max(...extentOf(x));
    this.#near = new Int32Array(x.length / 3);
  }

  /** A point outside, the farthest if doubles can tell; `undefined` if there is none. */
  find(ball: ExactBall): number | undefined {
    const { center, denominator, square, squareDenominator } = ball.exact();
    const exponent = this.#points.exponent;
    this.#filter.set(
      center.map((numerator) => scaledQuotient(numerator, denominator, exponent)),
      scaledQuotient(square, squareDenominator, 2 * exponent),
      this.#extent,
    );
    return this.#byDoubles() ?? this.#byPairs() ?? this.#exactly(ball);
  }

  /** The farthest point, if it is outside for certain; otherwise those that may be are kept. */
  #byDoubles(): number | undefined {
    const [x, filter, near, count] = [this.#x, this.#filter, this.#near, this.#near.length];
    const { bound } = filter;
    let most = bound;
    let farthest: number | undefined;
    this.#count = 0;
    for (let i = 0; i < count; i++) {
      const excess = filter.excess(x, i);
      if (excess < -bound) continue;
      near[this.#count++] = i;
      if (excess > most) {
        most = excess;
        farthest = i;
      }
    }
    return farthest;
  }

  /** The same among those that are left. */
  #byPairs(): number | undefined {
    const [x, filter, near, count] = [this.#x, this.#filter, this.#near, this.#count];
    const { pairBound } = filter;
    let most = pairBound;
    let farthest: number | undefined;
    this.#count = 0;
    for (let k = 0; k < count; k++) {
      const i = near[k]!;
      const excess = filter.pairExcess(x, i);
      if (excess < -pairBound) continue;
      near[this.#count++] = i;
      if (excess > most) {
        most = excess;
        farthest = i;
      }
    }
    return farthest;
  }

  /** The first of those that are left that is outside. */
  #exactly(ball: ExactBall): number | undefined {
    for (let k = 0; k < this.#count; k++) {
      const i = this.#near[k]!;
      if (ball.excludes(this.#points.at(i))) return i;
    }
    return undefined;
  }
}
