import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { rejectWords, requireNoMore, requireVector2, requireVector3 } from '../../core/arguments/index.js';
import { viewerOf } from '../../core/lazy-record.js';
import { scaledRational } from '../../distance/engine/measure.js';
import { nearest } from '../../distance/engine/nearest.js';
import { dot } from '../../distance/engine/vectors.js';
import { type Carrier, carrierOf, type SweepShape } from './carriers.js';
import { contactPoints, type Place, type Skins } from './engine/contact-points.js';
import { firstImpact } from './engine/first-impact.js';
import { areInside, lastContact, NOUGHT, type StartOfMotion, startOf } from './engine/meeting.js';
import { type MovingPair, moved, movingPair, overPower } from './engine/moving-pair.js';
import type { Impact } from './engine/verdict.js';

/** A common point of two shapes when they first meet. */
export interface SweepPoint extends Place {
  readonly rounded: { readonly point: readonly number[] };
}

/** How two shapes come into contact. */
export interface SweepContact {
  /** The extreme points of the common part, each with the features of both shapes that it lies on. */
  readonly points: readonly SweepPoint[];
  /**
   * The direction across both shapes, from the second to the first: where the distance fell to what it is, the one along
   * which it fell. `null` where shapes without a radius touch already when they start. Its length says nothing.
   */
  readonly normal: readonly Surd[] | null;
  /** Do the shapes come closer at that time, or part, or neither? */
  readonly approach: 'approaching' | 'sliding' | 'separating';
  readonly rounded: { readonly normal: readonly number[] | null };
}

/** When two shapes that translate have common points. Each member is found when it is first read. */
export interface Sweep {
  /** How they are at time 0: without a common point, with common points of their boundaries only, or inside. */
  readonly start: StartOfMotion;
  /** The first time from 0 to 1 at which they have a common point; `null`: there is none. */
  readonly first: Surd | null;
  /** The last such time. They have common points all the time between. */
  readonly last: Surd | null;
  /** Where and how they touch at the first time; `null` where they do not, or overlap at the start. */
  readonly contact: SweepContact | null;
  readonly rounded: { readonly first: number | null; readonly last: number | null };
}

class FoundSweep implements Sweep {
  readonly #a: Carrier;
  readonly #b: Carrier;
  readonly #pair: MovingPair;
  #start: StartOfMotion | undefined;
  #impact: Impact | null | undefined;
  #last: Surd | null | undefined;
  #contact: SweepContact | null | undefined;

  constructor(a: Carrier, motionA: readonly number[], b: Carrier, motionB: readonly number[]) {
    this.#a = a;
    this.#b = b;
    this.#pair = movingPair(
      { core: a.core.cells(), radius: a.radius, motion: motionA },
      { core: b.core.cells(), radius: b.radius, motion: motionB },
    );
  }

  get start(): StartOfMotion {
    this.#start ??= startOf(this.#pair);
    return this.#start;
  }

  get #found(): Impact | null {
    if (this.#impact === undefined) this.#impact = this.start === 'disjoint' ? firstImpact(this.#pair) : null;
    return this.#impact;
  }

  get first(): Surd | null {
    return this.start === 'disjoint' ? (this.#found?.time ?? null) : NOUGHT;
  }

  get last(): Surd | null {
    if (this.#last === undefined) this.#last = this.first === null ? null : lastContact(this.#pair);
    return this.#last;
  }

  get contact(): SweepContact | null {
    if (this.#contact === undefined) {
      const isTouch = this.start !== 'overlapping' && this.first !== null;
      this.#contact = isTouch ? this.#contactAt(this.first!) : null;
    }
    return this.#contact;
  }

  get rounded(): Sweep['rounded'] {
    const [first, last] = [this.first, this.last];
    return {
      first: first === null ? null : surd.toNumber(first),
      last: last === null ? null : surd.toNumber(last),
    };
  }

  #contactAt(first: Surd): SweepContact {
    const { scale } = this.#pair;
    const radii = [overPower(this.#a.radius, scale), overPower(this.#b.radius, scale)] as const;
    const skins: Skins = { a: this.#a.skin, b: this.#b.skin, radii };
    const count = this.#a.isPlanar ? 2 : 3;
    const points = contactPoints(this.#pair, skins, first).map((place): SweepPoint => {
      const point = place.point.slice(0, count);
      return { ...place, point, rounded: { point: point.map(surd.toNumber) } };
    });
    const normal = this.#normal()?.slice(0, count) ?? null;
    return {
      points,
      normal,
      approach: this.#approach(),
      rounded: { normal: normal && normal.map(surd.toNumber) },
    };
  }

  #normal(): Surd[] | null {
    const { scale, radius } = this.#pair;
    const { denominator, exponent } = scale;
    const impact = this.#found;
    if (impact !== null) {
      const { normal, time } = impact;
      const over = impact.denominator * denominator;
      const exact = (n: bigint): Surd => surd.fromRational(scaledRational(n, over, exponent));
      return normal.at.map((x, k) => surd.add(exact(x), surd.multiply(exact(normal.rate[k]!), time)));
    }
    if (radius === 0n) return null;
    const corral = nearest(this.#pair.a, this.#pair.b);
    const over = corral.denominator * denominator;
    return corral.vector.map((x) => surd.fromRational(scaledRational(x, over, exponent)));
  }

  #approach(): SweepContact['approach'] {
    const impact = this.#found;
    if (impact !== null) return impact.isApproach ? 'approaching' : 'sliding';
    if (this.#pair.radius > 0n) return approachOf(this.#pair);
    // Shapes that touch and go on: are they inside of each other halfway?
    const last = this.last!;
    if (surd.sign(last) === 0) return 'separating';
    const [low] = halfway(last);
    return areInside(moved(this.#pair, low!)) ? 'approaching' : 'sliding';
  }
}

/** How shapes with a radius move that touch at time 0. */
function approachOf(pair: MovingPair): SweepContact['approach'] {
  const closing = dot(nearest(pair.a, pair.b).vector, pair.velocity);
  if (closing === 0n) return 'sliding';
  return closing < 0n ? 'approaching' : 'separating';
}

/** A rational time after 0 and before a time. Between, convex shapes are inside of each other all the time, or never. */
function halfway(last: Surd) {
  const { rational: n, denominator: d } = last;
  // Of radius 0, all times are rational.
  return [{ numerator: n, denominator: 2n * d }];
}

const viewOf = /* @__PURE__ */ viewerOf<FoundSweep>(['start', 'first', 'last', 'contact', 'rounded']);

/** Both shapes and their motions, checked. */
export function checkedSweep(
  where: string,
  a: SweepShape,
  motionA: ArrayLike<number>,
  b: SweepShape,
  motionB: ArrayLike<number> | undefined,
): readonly [Carrier, readonly number[], Carrier, readonly number[]] {
  const first = carrierOf(where, 'a', a);
  const moveA = motionOf(where, 'motionA', motionA, first.isPlanar);
  const second = carrierOf(where, 'b', b);
  if (first.isPlanar !== second.isPlanar) {
    const place = (isPlanar: boolean): string => (isPlanar ? 'the plane' : 'space');
    rejectWords(where, 'b', `in ${place(first.isPlanar)}, as a is`, `a shape of ${place(second.isPlanar)}`);
  }
  const moveB = motionB === undefined ? [0, 0, 0] : motionOf(where, 'motionB', motionB, second.isPlanar);
  return [first, moveA, second, moveB];
}

function motionOf(where: string, name: string, motion: ArrayLike<number>, isPlanar: boolean): number[] {
  if (isPlanar) requireVector2(where, name, motion);
  else requireVector3(where, name, motion);
  return [motion[0]!, motion[1]!, isPlanar ? 0 : motion[2]!];
}

export function sweep(
  a: SweepShape,
  motionA: ArrayLike<number>,
  b: SweepShape,
  motionB?: ArrayLike<number>,
): Sweep {
  if (arguments.length > 4) requireNoMore('sweep', 4, arguments[4]);
  return viewOf(new FoundSweep(...checkedSweep('sweep', a, motionA, b, motionB)));
}
