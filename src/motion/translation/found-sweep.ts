/** The answer about two shapes that translate, whose members are found when they are first read. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { scaledRational } from '../../distance/engine/measure.js';
import { nearest } from '../../distance/engine/nearest.js';
import { dot } from '../../distance/engine/vectors.js';
import type { GivenSweep } from './checked-sweep.js';
import { contactPoints } from './engine/contact-points.js';
import { firstImpact } from './engine/first-impact.js';
import type { BallFrame } from './engine/mapped-pair.js';
import { areInside, lastContact, NOUGHT, type StartOfMotion, startOf } from './engine/meeting.js';
import { type MovingPair, moved } from './engine/moving-pair.js';
import type { Impact } from './engine/verdict.js';
import type { Sweep, SweepContact, SweepPoint } from './sweep-answer.js';

const nearestTo = (time: Surd | null): number | null => (time === null ? null : surd.toNumber(time));

export class FoundSweep implements Sweep {
  readonly #given: GivenSweep;
  #isNever: boolean | undefined;
  #start: StartOfMotion | undefined;
  #impact: Impact | null | undefined;
  #last: Surd | null | undefined;
  #contact: SweepContact | null | undefined;
  #rounded: Sweep['rounded'] | undefined;

  /** @param isApart is it known that the shapes have no common point at time 0? */
  constructor(given: GivenSweep, isApart = false) {
    this.#given = given;
    if (isApart) this.#start = 'disjoint';
  }

  /** Do doubles prove that there is no contact? */
  get #never(): boolean {
    this.#isNever ??= this.#given.gapNearly() === 1;
    return this.#isNever;
  }

  get start(): StartOfMotion {
    this.#start ??= this.#never ? 'disjoint' : startOf(this.#given.pair);
    return this.#start;
  }

  /** The first contact of shapes that are apart at the start. */
  get #found(): Impact | null {
    if (this.#impact === undefined) {
      const isApart = this.start === 'disjoint' && !this.#never;
      this.#impact = isApart ? firstImpact(this.#given.pair) : null;
    }
    return this.#impact;
  }

  get first(): Surd | null {
    return this.start === 'disjoint' ? (this.#found?.time ?? null) : NOUGHT;
  }

  get last(): Surd | null {
    if (this.#last === undefined) this.#last = this.first === null ? null : lastContact(this.#given.pair);
    return this.#last;
  }

  get contact(): SweepContact | null {
    if (this.#contact === undefined) {
      const isTouch = this.start !== 'overlapping' && this.first !== null;
      this.#contact = isTouch ? this.#contactAt(this.first) : null;
    }
    return this.#contact;
  }

  get rounded(): Sweep['rounded'] {
    this.#rounded ??= { first: nearestTo(this.first), last: nearestTo(this.last) };
    return this.#rounded;
  }

  #contactAt(first: Surd): SweepContact {
    const { a, pair, frame, skins } = this.#given;
    const count = a.isPlanar ? 2 : 3;
    // As the second shape sees it, it stays.
    const motion = this.#given.motionB.map(surd.fromNumber);
    const points = contactPoints(pair, skins, first).map((place): SweepPoint => {
      const still = frame === null ? place.point : frame.point(place.point);
      const point = still.slice(0, count).map((x, k) => surd.add(x, surd.multiply(motion[k]!, first)));
      return { ...place, point, rounded: { point: point.map(surd.toNumber) } };
    });
    const normal = normalOf(pair, frame, this.#found)?.slice(0, count) ?? null;
    return {
      points,
      normal,
      approach: this.#approach(),
      rounded: { normal: normal?.map(surd.toNumber) ?? null },
    };
  }

  #approach(): SweepContact['approach'] {
    const { pair } = this.#given;
    const impact = this.#found;
    if (impact !== null) return impact.isApproach ? 'approaching' : 'sliding';
    if (pair.radius > 0n) return approachOf(pair);
    // Between, shapes of radius 0 are inside of each other all the time, or never; all times are rational then.
    const { rational: numerator, denominator } = this.last!;
    if (numerator === 0n) return 'separating';
    return areInside(moved(pair, { numerator, denominator: 2n * denominator })) ? 'approaching' : 'sliding';
  }
}

/** How shapes with a radius move that touch at time 0. */
function approachOf(pair: MovingPair): SweepContact['approach'] {
  const closing = dot(nearest(pair.a, pair.b).vector, pair.velocity);
  if (closing === 0n) return 'sliding';
  return closing < 0n ? 'approaching' : 'separating';
}

/** The shortest vector between the cores at the first contact, or a multiple of it just before. */
function normalOf(pair: MovingPair, frame: BallFrame | null, impact: Impact | null): Surd[] | null {
  const normal = wayBetween(pair, impact);
  return normal === null || frame === null ? normal : frame.normal(normal);
}

function wayBetween(pair: MovingPair, impact: Impact | null): Surd[] | null {
  const { denominator, exponent } = pair.scale;
  if (impact !== null) {
    const { normal, time } = impact;
    const over = impact.denominator * denominator;
    const exact = (n: bigint): Surd => surd.fromRational(scaledRational(n, over, exponent));
    return normal.at.map((x, k) => surd.add(exact(x), surd.multiply(exact(normal.rate[k]!), time)));
  }
  if (pair.radius === 0n) return null;
  const corral = nearest(pair.a, pair.b);
  const over = corral.denominator * denominator;
  return corral.vector.map((x) => surd.fromRational(scaledRational(x, over, exponent)));
}
