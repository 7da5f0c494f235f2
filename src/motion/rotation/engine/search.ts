/**
 * The first contact of shapes that turn: steps that are certainly free of contact, as long as they are not shorter than
 * the resolution; then leaps, each twice as long as the one before, to a time at which the shapes certainly meet, or
 * are certainly apart for a while. What was leapt over is in doubt. A contact that was found is enclosed by halving.
 */
import { sumDown, sumUp } from '../../../arithmetic/directed.js';
import { passesThrough } from './pass-through.js';
import type { TurningPair } from './turning-pair.js';

/** What is certain of two shapes that turn. `null`: there is certainly no common point. */
export type Finding = { readonly isHit: boolean; readonly from: number; readonly until: number } | null;

/** What limits the search. */
export interface Effort {
  /** The shortest step of time. */
  readonly resolution: number;
  /** How often the shapes are placed, at most. */
  readonly placements: number;
}

/** Corners of the difference of both shapes, in their order, if it is a polygon. */
export type Corners = readonly (readonly [number, number])[] | null;

/** Times differ by that, or are not told apart by halving. */
const LEAST_LEAP = 2 ** -53;
const MOST_HALVINGS = 40;

export class Search {
  readonly #pair: TurningPair;
  readonly #corners: Corners;
  readonly #resolution: number;
  #left: number;
  /** There is certainly no common point until then, but for what is in doubt. */
  #clear = 0;
  #doubt: { readonly from: number; readonly until: number } | null = null;
  #isPlaced = false;

  constructor(pair: TurningPair, corners: Corners, { resolution, placements }: Effort) {
    [this.#pair, this.#corners] = [pair, corners];
    [this.#resolution, this.#left] = [resolution, placements];
  }

  /** @param meetAtStart says exactly whether they have a common point at time 0 */
  find(meetAtStart: () => boolean): Finding {
    if (this.#meetAt(0)) return { isHit: true, from: 0, until: 0 };
    if (!(this.#clearUntil(0) > 0) && meetAtStart()) return { isHit: true, from: 0, until: 0 };
    for (;;) {
      const from = this.#clear;
      this.#clear = this.#clearUntil(from);
      if (this.#clear >= 1) return this.#doubt && { isHit: false, ...this.#doubt };
      if (this.#left <= 0) return this.#undecided(1);
      const isLong = this.#clear - from >= this.#resolution;
      const found = isLong ? null : this.#leap();
      if (found !== null) return found;
      // Where they were certainly apart until now, they are not found to meet.
      this.#meetAt(this.#clear);
    }
  }

  /**
   * From where steps are too short: to a time at which there is something certain. `null`: at the time that is clear
   * now they are apart.
   */
  #leap(): Finding {
    for (let leap = Math.max(this.#resolution, LEAST_LEAP); ; leap *= 2) {
      if (this.#left <= 0) return this.#undecided(1);
      const time = Math.min(1, this.#clear + leap);
      if (this.#meetAt(time)) return this.#hit(time, this.#clear);
      const [since, until] = [this.#clearSince(time), this.#clearUntil(time)];
      if (since <= this.#clear) {
        this.#clear = until;
        return null;
      }
      const before = Math.max(0, this.#clear - leap);
      if (this.#passBetween(before, time)) return this.#hit(time, before);
      if (since < time && (until - time >= this.#resolution || until >= 1)) {
        const met = this.#examine(this.#clear, since);
        if (met !== null) return this.#hit(met, before);
        this.#clear = until;
        return null;
      }
      if (time >= 1) return this.#undecided(since);
    }
  }

  /**
   * Halves what was leapt over, the widest part of it first, and keeps what is still in doubt.
   *
   * @returns a time at which they certainly meet
   */
  #examine(from: number, until: number): number | null {
    let parts: (readonly [number, number])[] = [[from, until]];
    for (let i = 0; i < MOST_HALVINGS && parts.length > 0; i++) {
      const widest = parts.reduce((a, b) => (b[1] - b[0] > a[1] - a[0] ? b : a));
      const [p, q] = widest;
      const middle = (p + q) / 2;
      if (q - p <= this.#resolution || !(p < middle && middle < q)) break;
      if (this.#meetAt(middle)) return middle;
      const [since, clear] = [this.#clearSince(middle), this.#clearUntil(middle)];
      parts = parts.filter((part) => part !== widest);
      if (p < since) parts.push([p, since]);
      if (clear < q) parts.push([clear, q]);
    }
    for (const [p, q] of parts)
      if (this.#passBetween(Math.max(0, 2 * p - q), Math.min(1, 2 * q - p))) return Math.min(1, 2 * q - p);
    if (parts.length === 0) return null;
    const first = this.#doubt?.from ?? Math.min(...parts.map(([p]) => p));
    this.#doubt = { from: first, until: Math.max(...parts.map(([, q]) => q)) };
    return null;
  }

  #undecided(until: number): Finding {
    return { isHit: false, from: this.#doubt?.from ?? this.#clear, until };
  }

  /** A contact by a time, enclosed. `before`: from when on they pass through each other, if they do. */
  #hit(until: number, before: number): Finding {
    if (this.#doubt !== null) return { isHit: true, from: this.#doubt.from, until };
    let [from, to] = [this.#clear, until];
    for (let i = 0; i < MOST_HALVINGS && to - from > this.#resolution; i++) {
      const middle = (from + to) / 2;
      if (!(from < middle && middle < to)) break;
      if (this.#meetAt(middle)) to = middle;
      else if (this.#clearSince(middle) <= from) from = Math.min(to, this.#clearUntil(middle));
      else if (this.#passBetween(before, middle)) to = middle;
      else break;
    }
    return { isHit: true, from, until: to };
  }

  /** Places them. @returns whether they certainly meet */
  #meetAt(time: number): boolean {
    this.#left--;
    this.#isPlaced = this.#pair.place(time);
    if (!this.#isPlaced) return false;
    if (this.#pair.meets()) return true;
    this.#pair.lookAlongV();
    return false;
  }

  #passBetween(before: number, time: number): boolean {
    return this.#corners !== null && passesThrough(this.#pair, this.#corners, before, time);
  }

  /** Until when they are certainly apart, from the time at which they were placed on. */
  #clearUntil(time: number): number {
    if (!this.#isPlaced) return time;
    const rest = sumUp(1, -time);
    const step = this.#pair.clearFor(rest, 1);
    return step === rest ? 1 : sumDown(time, step);
  }

  /** Since when they are certainly apart, until the time at which they were placed. */
  #clearSince(time: number): number {
    return this.#isPlaced ? sumUp(time, -this.#pair.clearFor(time, -1)) : time;
  }
}
