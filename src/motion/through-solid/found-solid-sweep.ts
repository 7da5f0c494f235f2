/** The answer about a shape that moves beside a solid, whose members are found when they are first read. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { earliestOf, type First, type SweepOf, startAmong, withinOf } from '../parts/first-meetings.js';
import type { FirstParts, Meeting } from '../parts/first-parts.js';
import { NOUGHT } from '../translation/engine/meeting.js';
import type { SweepContact, SweepPoint } from '../translation/sweep-answer.js';

/** A common point of a shape and a solid when they first meet. */
export type SolidSweepPoint = Omit<SweepPoint, 'b'>;

/** Where and how a shape touches a face, the shape being `a`. */
export interface SolidContact extends Omit<SweepContact, 'points'> {
  /** The extreme points of the common part. */
  readonly points: readonly SolidSweepPoint[];
}

/** How a shape comes into contact with a face of a solid. */
export interface FaceContact {
  /** The number of the face. */
  readonly face: number;
  /** Where and how they touch; `null`: they overlap already at the start. */
  readonly contact: SolidContact | null;
}

/** When a shape that moves first meets a solid. Each member is found when it is first read. */
export interface SolidSweep {
  /**
   * How the shape and the closed solid are at time 0: without a common point, or `touching`: only boundaries meet, or
   * `overlapping`: something is inside of both.
   */
  readonly start: 'disjoint' | 'touching' | 'overlapping';
  /** The first time from 0 to 1 that was asked for; `null`: there is none. */
  readonly first: Surd | null;
  /** Two doubles between which that time certainly is, or which it is: known at once, without exact numbers. */
  readonly within: readonly [number, number] | null;
  /** The faces that are met then, ascending; none if the shape starts well within the solid. */
  readonly faces: Uint32Array;
  /**
   * How it meets them: for each of the triangles of `triangulateSolid` that is met, in their order, with the face that
   * it is of.
   */
  readonly contacts: readonly FaceContact[];
  /** The time as the nearest double. */
  readonly rounded: { readonly first: number | null };
}

/** What a search has found, and what is asked of it. */
export interface SolidSearch {
  readonly found: FirstParts;
  readonly sweepOf: SweepOf;
  readonly faceOf: Uint32Array;
  /** What is touched first, if `found` is not that. */
  readonly touched: () => FirstParts;
  /** Does the shape start within the solid, where it is not across its boundary? */
  readonly isInside: boolean;
}

export class FoundSolidSweep implements SolidSweep {
  readonly within: readonly [number, number] | null;
  readonly #meetings: readonly Meeting[];
  readonly #search: SolidSearch;
  #start: SolidSweep['start'] | undefined;
  #first: First | undefined;
  #faces: Uint32Array | undefined;
  #contacts: readonly FaceContact[] | undefined;
  #rounded: SolidSweep['rounded'] | undefined;

  constructor(search: SolidSearch) {
    this.#search = search;
    this.#meetings = search.found.meetings();
    this.within = search.isInside ? [0, 0] : withinOf(search.found);
  }

  get start(): SolidSweep['start'] {
    const { touched, sweepOf, isInside } = this.#search;
    this.#start ??= isInside ? 'overlapping' : startAmong(touched(), sweepOf);
    return this.#start;
  }

  get first(): Surd | null {
    return this.#search.isInside ? NOUGHT : this.#found.time;
  }

  get faces(): Uint32Array {
    const { faceOf } = this.#search;
    this.#faces ??= Uint32Array.from(new Set(Array.from(this.#triangles, (t) => faceOf[t]!))).sort();
    return this.#faces;
  }

  get contacts(): readonly FaceContact[] {
    const { faceOf } = this.#search;
    this.#contacts ??= Array.from(this.#triangles, (t) => ({
      face: faceOf[t]!,
      contact: this.#contactWith(t),
    }));
    return this.#contacts;
  }

  #contactWith(triangle: number): SolidContact | null {
    const { contact } = this.#search.sweepOf(triangle);
    if (contact === null || this.start === 'overlapping') return null;
    const points = contact.points.map(({ a, point, rounded }): SolidSweepPoint => ({ a, point, rounded }));
    return { ...contact, points };
  }

  get rounded(): SolidSweep['rounded'] {
    this.#rounded ??= { first: this.first && surd.toNumber(this.first) };
    return this.#rounded;
  }

  get #found(): First {
    this.#first ??= earliestOf(this.#meetings, this.#search.sweepOf);
    return this.#first;
  }

  /** Those that are met at the first time. */
  get #triangles(): Uint32Array {
    const { time, parts } = this.#found;
    return this.#search.isInside && (time === null || surd.sign(time) > 0) ? new Uint32Array() : parts;
  }
}
