/**
 * Which parts of something that stays a moving shape may meet first: in doubles, and in integers where these do not
 * tell.
 */
import { nextDown, nextUp } from '../../arithmetic/float64.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { likelyTime } from './likely-time.js';
import type { MovingHull } from './moving-hull.js';

/**
 * A convex part, and two doubles between which the shape first meets it. The second is an Infinity where that time is
 * not needed: the part is not met before the first one, and perhaps not at all.
 */
export interface Meeting {
  readonly part: number;
  readonly low: number;
  readonly high: number;
}

/** What has to be known exactly of a part, where doubles do not tell. */
export interface ExactParts {
  /**
   * The first time, as two doubles with nothing between; `null`: they do not meet until time 1.
   *
   * @param isApart is it known that they do not meet at time 0?
   */
  meeting(part: number, isApart: boolean): Pick<Meeting, 'low' | 'high'> | null;
  /** Do they meet at a time? False also where that is not known without more ado. */
  meetsAt(part: number, time: number): boolean;
  /** Does the shape go deeper than to touch the part, at any time from 0 to 1? */
  isEntered(part: number): boolean;
}

/** Where the parts are. */
export interface Field {
  /** Puts a part in place beside the shape. */
  place(hull: MovingHull, part: number): void;
  /** Shows the parts that may be met until the limit of a search, which may fall: nearer ones first. */
  show(hull: MovingHull, search: FirstParts): void;
}

/** How far from a likely time the first one is looked for, in times that it takes to move by the reach. */
const WINDOWS = [2 ** -48, 2 ** -42, 2 ** -32];

/** The parts that may be first, behind one walk through the field. */
export class FirstParts {
  /** Not earlier than the first contact, if there is one until time 1. */
  limit = 1;
  /** The part whose contact is the limit is certainly not met before this. */
  #nearest = 0;
  readonly #hull: MovingHull;
  readonly #field: Field;
  readonly #exact: ExactParts;
  readonly #onlyEntered: boolean;
  readonly #found: Meeting[] = [];

  constructor(hull: MovingHull, field: Field, exact: ExactParts, onlyEntered: boolean) {
    this.#hull = hull;
    this.#field = field;
    this.#exact = exact;
    this.#onlyEntered = onlyEntered;
    field.show(hull, this);
  }

  /** All that may be first: of each other one it is known that another is earlier. */
  meetings(): readonly Meeting[] {
    return this.#found.filter(({ low }) => low <= this.limit);
  }

  /**
   * Looks at a part.
   *
   * @param entry a time before which they certainly have no common point
   */
  add(part: number, entry: number): void {
    const hull = this.#hull;
    this.#field.place(hull, part);
    if (hull.compareUntil(this.limit) === 1) return;
    if (this.#onlyEntered && !this.#isEntered(part)) return;
    const meeting = this.#atOnce(part) ?? this.#timed(part, entry);
    if (meeting === null || meeting.low > this.limit) return;
    this.#found.push(meeting);
    if (!(meeting.high < this.limit)) return;
    this.limit = meeting.high;
    this.#nearest = meeting.low;
  }

  /**
   * What is met with what is first, as the neighbour of a triangle that is touched at their edge: no time of its own is
   * looked for.
   */
  #atOnce(part: number): Meeting | null {
    const low = this.#nearest;
    return low > 0 && this.#hull.compareUntil(low) === 1 ? { part, low, high: Infinity } : null;
  }

  #timed(part: number, entry: number): Meeting | null {
    const start = entry > 0 ? 1 : this.#hull.compareUntil(0);
    const meeting = start === 1 ? this.#later(part, entry) : this.#atStart(part, start);
    return meeting ?? this.#exactly(part, start === 1);
  }

  #isEntered(part: number): boolean {
    return this.#hull.compareUntil(1) === -1 || this.#exact.isEntered(part);
  }

  #exactly(part: number, isApart: boolean): Meeting | null {
    const found = this.#exact.meeting(part, isApart);
    return found && { part, low: found.low, high: found.high };
  }

  /** @param start what doubles say of time 0 */
  #atStart(part: number, start: Sign | Undecided): Meeting | null {
    return start !== UNDECIDED || this.#exact.meetsAt(part, 0) ? { part, low: 0, high: 0 } : null;
  }

  /** Of what is apart at time 0 doubles propose a time, and prove that it is right. */
  #later(part: number, entry: number): Meeting | null {
    const hull = this.#hull;
    const time = likelyTime(hull, entry);
    if (Number.isNaN(time)) return null;
    for (const window of WINDOWS) {
      const by = window * hull.wait;
      const low = Math.max(0, nextDown(time - by));
      const high = Math.min(1, nextUp(time + by));
      if (!(low <= high) || hull.compareUntil(low) !== 1) continue;
      const sign = hull.compareUntil(high);
      if (sign !== 1 && sign !== UNDECIDED) return { part, low, high };
      // What only touches, and what ends where it touches, is never certainly met for doubles.
      const touch = high === 1 ? 1 : time;
      if (this.#exact.meetsAt(part, touch)) return { part, low, high: touch };
    }
    return null;
  }
}
