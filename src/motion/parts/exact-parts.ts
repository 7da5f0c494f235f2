/** A moving shape beside convex parts, exactly. */
import { nextDown, nextUp } from '../../arithmetic/float64.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { Given } from '../../distance/lazy/given.js';
import type { Carrier } from '../translation/carriers.js';
import { GivenSweep } from '../translation/checked-sweep.js';
import { isEntered, sweptGap } from '../translation/engine/swept-hull.js';
import { FoundSweep } from '../translation/found-sweep.js';
import type { ExactParts, Meeting } from './first-parts.js';

const STILL = [0, 0, 0];

/** Each part's sweep is kept: who reads the contact after the time does not find the time again. */
export class SweptParts implements ExactParts {
  readonly #carrier: Carrier;
  readonly #motion: readonly number[];
  readonly #partOf: (part: number) => Given;
  readonly #sweeps = new Map<number, FoundSweep>();

  constructor(carrier: Carrier, motion: readonly number[], partOf: (part: number) => Given) {
    this.#carrier = carrier;
    this.#motion = motion;
    this.#partOf = partOf;
  }

  /** The shape beside a part. */
  sweepOf(part: number, isApart = false): FoundSweep {
    let sweep = this.#sweeps.get(part);
    if (sweep === undefined) {
      sweep = new FoundSweep(this.#given(part), isApart);
      this.#sweeps.set(part, sweep);
    }
    return sweep;
  }

  meeting(part: number, isApart: boolean): Pick<Meeting, 'low' | 'high'> | null {
    const { first } = this.sweepOf(part, isApart);
    return first && between(first);
  }

  meetsAt(_part: number, _time: number): boolean {
    return false;
  }

  isEntered(part: number): boolean {
    return isEntered(this.#given(part).pair);
  }

  /** Do they meet at any time? */
  meets(part: number): boolean {
    return sweptGap(this.#given(part).pair) <= 0;
  }

  #given(part: number): GivenSweep {
    const carrier: Carrier = { core: this.#partOf(part), radius: 0, skin: null, isPlanar: false };
    return new GivenSweep(this.#carrier, this.#motion, carrier, STILL);
  }
}

/** The double that a time is, twice, or its neighbours. */
function between(time: Surd): Pick<Meeting, 'low' | 'high'> {
  const nearest = surd.toNumber(time);
  const order = surd.compare(surd.fromNumber(nearest), time);
  return { low: order > 0 ? nextDown(nearest) : nearest, high: order < 0 ? nextUp(nearest) : nearest };
}
