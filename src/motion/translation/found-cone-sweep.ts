/** The answer about a cylinder, cone or truncated cone and a flat shape, whose members are found when they are read. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { GivenSweep } from './checked-sweep.js';
import { conePlaces } from './engine/cone-contact.js';
import { coneNormal } from './engine/cone-normal.js';
import { type ConeTimes, coneTimes, goesIn } from './engine/cone-pair.js';
import type { StartOfMotion } from './engine/meeting.js';
import type { Sweep, SweepContact, SweepPoint } from './sweep-answer.js';

type Pair = NonNullable<GivenSweep['conePair']>;

const NEVER: ConeTimes = { start: 'disjoint', first: null, last: null, until: null };

export class FoundConeSweep implements Sweep {
  readonly #given: GivenSweep;
  #times: ConeTimes | undefined;
  #contact: SweepContact | null | undefined;
  #rounded: Sweep['rounded'] | undefined;

  constructor(given: GivenSweep) {
    this.#given = given;
  }

  get #pair(): Pair {
    return this.#given.conePair!;
  }

  get #found(): ConeTimes {
    this.#times ??= this.#given.gapNearly() === 1 ? NEVER : coneTimes(this.#pair.pair);
    return this.#times;
  }

  get start(): StartOfMotion {
    return this.#found.start;
  }

  get first(): Surd | null {
    return this.#found.first;
  }

  get last(): Surd | null {
    return this.#found.last;
  }

  get contact(): SweepContact | null {
    if (this.#contact === undefined) {
      const { start, first } = this.#found;
      this.#contact = start === 'overlapping' || first === null ? null : this.#contactAt(first);
    }
    return this.#contact;
  }

  get rounded(): Sweep['rounded'] {
    const nearest = (time: Surd | null): number | null => (time === null ? null : surd.toNumber(time));
    this.#rounded ??= { first: nearest(this.first), last: nearest(this.last) };
    return this.#rounded;
  }

  #contactAt(first: Surd): SweepContact {
    const { pair, solid, isFirst } = this.#pair;
    const { motionA, motionB } = this.#given;
    const motion = (isFirst ? motionA : motionB).map(surd.fromNumber);
    const places = conePlaces(pair, solid.numbers, first);
    const points = places.map((place): SweepPoint => {
      const point = place.point.map((x, k) => surd.add(x, surd.multiply(motion[k]!, first)));
      const [a, b] = isFirst ? [place.solid, place.flat] : [place.flat, place.solid];
      return { a, b, point, rounded: { point: point.map(surd.toNumber) } };
    });
    const outward = coneNormal(pair, places);
    // From the second shape to the first.
    const normal = outward && (isFirst ? outward.map(surd.negate) : outward);
    const rounded = { normal: normal?.map(surd.toNumber) ?? null };
    return { points, normal, approach: this.#approach(first), rounded };
  }

  /** Do the insides meet later on? Else they part at once, or only touch. */
  #approach(first: Surd): SweepContact['approach'] {
    if (goesIn(this.#pair.pair, this.#found)) return 'approaching';
    const { start, last } = this.#found;
    const isOver = start === 'touching' && surd.equals(first, last!);
    return isOver ? 'separating' : 'sliding';
  }
}
