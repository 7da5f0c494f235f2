import type { Rational } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { viewerOf } from '../../core/lazy-record.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import type { ClosestPair, Distance, Found } from '../distance.js';
import { LazyDistance } from './lazy-distance.js';

/** A distance of which the square is known; its root and its closest points are found when they are first asked for. */
class KnownDistance extends LazyDistance implements Distance {
  readonly #square: Rational;
  readonly #find: () => Found;
  #rounded: number | undefined;
  #found: Found | undefined;

  constructor(square: Rational, find: () => Found) {
    super();
    this.#square = square;
    this.#find = find;
  }

  get squaredDistance(): Rational {
    return this.#square;
  }

  get distance(): number {
    this.#rounded ??= roundSqrt(this.#square.numerator, this.#square.denominator);
    return this.#rounded;
  }

  get unique(): boolean {
    return this.#once().unique;
  }

  get closest(): readonly ClosestPair[] {
    return this.#once().closest;
  }

  override inDoubles(): number {
    return this.#rounded ?? Number.NaN;
  }

  protected override compareBounds(): Sign | Undecided {
    return UNDECIDED;
  }

  #once(): Found {
    this.#found ??= this.#find();
    return this.#found;
  }
}

const viewOf = /* @__PURE__ */ viewerOf<KnownDistance>(['squaredDistance', 'distance', 'unique', 'closest']);

/** The distance whose square this is. */
export function distanceOf(squaredDistance: Rational, find: () => Found): Distance {
  return viewOf(new KnownDistance(squaredDistance, find));
}
