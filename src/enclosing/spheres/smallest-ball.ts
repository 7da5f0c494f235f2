import { extentOf } from '../hull/first-simplex.js';
import { IntegerPoints } from '../points/integer-points.js';
import { scaledRational } from '../points/scaled-rational.js';
import { BallFilter } from './ball-filter.js';
import { ExactBall } from './exact-ball.js';
import { subsetsOfThree } from './subsets.js';

/**
 * The numbers of up to four points whose smallest enclosing sphere is that of all points.
 *
 * Of all points the farthest from the sphere of the support, as far as doubles, then pairs of doubles, then integers can tell, joins it,
 * and the support becomes that of the smallest sphere of these five points, found over integers. The new sphere is the smallest one of
 * more than the old one's support, of a point outside of the old one: its radius is strictly greater. So no support comes twice, and
 * this ends.
 *
 * Source: Welzl 1991, "Smallest enclosing disks (balls and ellipsoids)"; Gärtner 1999, "Fast and robust smallest enclosing balls" (the farthest
 * point as the pivot).
 *
 * @param x three finite coordinates for each of one point or more
 */
export function smallestBallSupport(x: Float64Array): number[] {
  const points = new IntegerPoints(x);
  const search = new OutsideSearch(x, points);
  let support = [0];
  for (;;) {
    const ball = new ExactBall(support.map((i) => points.at(i)));
    const outside = search.find(ball);
    if (outside === undefined) return support.sort((i, j) => i - j);
    support = joined(points, support, outside);
  }
}

/** The support of the smallest sphere of a support and a point outside of its sphere. */
function joined(points: IntegerPoints, support: readonly number[], outside: number): number[] {
  for (const others of subsetsOfThree(support)) {
    const chosen = [...others, outside];
    const ball = new ExactBall(chosen.map((i) => points.at(i)));
    if (!ball.isMinimal()) continue;
    if (support.every((i) => others.includes(i) || !ball.excludes(points.at(i)))) return chosen;
  }
  throw new RangeError('smallestBallSupport: five points without a smallest sphere');
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
      center.map((numerator) => scaledRational(numerator, denominator, exponent)),
      scaledRational(square, squareDenominator, 2 * exponent),
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
