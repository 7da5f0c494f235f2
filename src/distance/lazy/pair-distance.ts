import type { Rational } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { viewerOf } from '../../core/lazy-record.js';
import type { Sign, Undecided } from '../../core/sign.js';
import type { ConvexDistance, DistanceCertificate } from '../certificate.js';
import type { ClosestPair, Distance, Found } from '../distance.js';
import { closestOf, type Measured, measured, proofOf, squareOf } from '../engine/measure.js';
import { closestOf2d } from '../engine/measure-2d.js';
import type { Given } from './given.js';
import { LazyDistance } from './lazy-distance.js';
import type { Tier } from './tier.js';

/** The distance of two shapes: each member is found when it is first read, by doubles where they prove it. */
class PairDistance extends LazyDistance implements ConvexDistance {
  readonly #a: Given;
  readonly #b: Given;
  readonly #tier: Tier;
  readonly #closestOf: (found: Measured) => Found;
  #measured: Measured | undefined;
  #square: Rational | undefined;
  #near: number | undefined;
  #found: Found | undefined;
  #proof: DistanceCertificate | undefined;

  constructor(a: Given, b: Given, tier: Tier, find: (found: Measured) => Found) {
    super();
    this.#a = a;
    this.#b = b;
    this.#tier = tier;
    this.#closestOf = find;
  }

  get squaredDistance(): Rational {
    this.#square ??= squareOf(this.#exactly());
    return this.#square;
  }

  get distance(): number {
    let near = this.#near;
    if (near === undefined || Number.isNaN(near)) {
      near = roundedDistance(this.inDoubles(), this);
      this.#near = near;
    }
    return near;
  }

  get unique(): boolean {
    return this.#once().unique;
  }

  get closest(): readonly ClosestPair[] {
    return this.#once().closest;
  }

  get certificate(): DistanceCertificate {
    this.#proof ??= proofOf(this.#exactly());
    return this.#proof;
  }

  override inDoubles(): number {
    this.#near ??= this.#tier.distance(this.#a, this.#b);
    return this.#near;
  }

  protected override compareBounds(low: number, high: number): Sign | Undecided {
    return this.#tier.compare(this.#a, this.#b, low, high);
  }

  #exactly(): Measured {
    this.#measured ??= measured(this.#a.cells(), this.#b.cells());
    return this.#measured;
  }

  #once(): Found {
    this.#found ??= this.#closestOf(this.#exactly());
    return this.#found;
  }
}

/** What doubles prove, or the root of the square. */
function roundedDistance(near: number, found: Pick<Distance, 'squaredDistance'>): number {
  if (!Number.isNaN(near)) return near;
  const { numerator, denominator } = found.squaredDistance;
  return roundSqrt(numerator, denominator);
}

const MEMBERS = ['squaredDistance', 'distance', 'unique', 'closest'] as const;
const viewOf = /* @__PURE__ */ viewerOf<PairDistance>(MEMBERS);
const certifiedViewOf = /* @__PURE__ */ viewerOf<PairDistance>([...MEMBERS, 'certificate']);

/** The distance of two shapes of space. */
export function distanceBetween(a: Given, b: Given, tier: Tier): Distance {
  return viewOf(new PairDistance(a, b, tier, closestOf));
}

/** The distance of two bounded shapes of space, with its proof. */
export function boundedDistance(a: Given, b: Given, tier: Tier): ConvexDistance {
  return certifiedViewOf(new PairDistance(a, b, tier, closestOf));
}

/** The distance of two shapes at z = 0, which is left out of all points. */
export function distanceBetween2d(a: Given, b: Given, tier: Tier): Distance {
  return viewOf(new PairDistance(a, b, tier, closestOf2d));
}
