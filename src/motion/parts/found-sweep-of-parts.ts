/** When a shape that moves first meets something of parts; members are found when they are first read. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { NOUGHT } from '../translation/engine/meeting.js';
import { earliestOf, type First, type SweepOf, startAmong, withinOf } from './first-meetings.js';
import type { FirstParts, Meeting } from './first-parts.js';

/** What is said of a shape that moves beside any parts. Whoever asks names the parts. */
export interface SweepOfParts {
  /** How the shape and what stays are at time 0, the most that is said of a part. */
  readonly start: 'disjoint' | 'touching' | 'overlapping';
  /** The first time from 0 to 1 that was asked for; `null`: there is none. */
  readonly first: Surd | null;
  /** Two doubles between which that time certainly is, or which it is: known at once, without exact numbers. */
  readonly within: readonly [number, number] | null;
  /** The time as the nearest double. */
  readonly rounded: { readonly first: number | null };
}

/** What a search has found, and what is asked of it. */
export interface PartsSearch<Contact> {
  readonly found: FirstParts;
  /** What is touched first; `found`, if all that touches counts. */
  readonly touched: () => FirstParts;
  readonly sweepOf: SweepOf;
  /** Does the shape reach inside at time 0, though not inside of a single part? */
  readonly isInside: boolean;
  /** How the shape meets a part that is met first. */
  readonly contactOf: (part: number, start: SweepOfParts['start']) => Contact;
}

/** The answer; a class for each kind of parts gives `parts` their name. */
export class FoundSweepOfParts<Contact> implements SweepOfParts {
  readonly within: readonly [number, number] | null;
  readonly #meetings: readonly Meeting[];
  readonly #search: PartsSearch<Contact>;
  #start: SweepOfParts['start'] | undefined;
  #first: First | undefined;
  #contacts: readonly Contact[] | undefined;
  #rounded: SweepOfParts['rounded'] | undefined;

  constructor(search: PartsSearch<Contact>) {
    this.#search = search;
    this.#meetings = search.found.meetings();
    this.within = search.isInside ? [0, 0] : withinOf(search.found);
  }

  get start(): SweepOfParts['start'] {
    const { touched, sweepOf, isInside } = this.#search;
    this.#start ??= isInside ? 'overlapping' : startAmong(touched(), sweepOf);
    return this.#start;
  }

  get first(): Surd | null {
    return this.#search.isInside ? NOUGHT : this.#found.time;
  }

  /** Those that are met at the first time, ascending. */
  get parts(): Uint32Array {
    const { time, parts } = this.#found;
    return this.#search.isInside && (time === null || surd.sign(time) > 0) ? new Uint32Array() : parts;
  }

  get contacts(): readonly Contact[] {
    this.#contacts ??= Array.from(this.parts, (part) => this.#search.contactOf(part, this.start));
    return this.#contacts;
  }

  get rounded(): SweepOfParts['rounded'] {
    this.#rounded ??= { first: this.first && surd.toNumber(this.first) };
    return this.#rounded;
  }

  get #found(): First {
    this.#first ??= earliestOf(this.#meetings, this.#search.sweepOf);
    return this.#first;
  }
}
