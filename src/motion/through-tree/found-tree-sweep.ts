/** The answer about a shape that moves through a tree, whose members are found when they are first read. */
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { LeafHull } from '../../bsp/tree-queries/leaf-hulls.js';
import { earliestOf, type First, type SweepOf, startAmong, withinOf } from '../parts/first-meetings.js';
import type { FirstParts, Meeting } from '../parts/first-parts.js';
import type { SweepContact, SweepPoint } from '../translation/sweep-answer.js';

/** A common point of a shape and the solid of a tree when they first meet. */
export interface TreeSweepPoint extends Omit<SweepPoint, 'b'> {
  /** The numbers of the planes of the tree that bound the leaf there, ascending. */
  readonly planes: readonly number[];
}

/** Where and how a shape touches a leaf, the shape being `a`. */
export interface TreeContact extends Omit<SweepContact, 'points'> {
  /** The extreme points of the common part. */
  readonly points: readonly TreeSweepPoint[];
}

/** How a shape comes into contact with a solid leaf. */
export interface LeafContact {
  /** The number of the leaf. */
  readonly leaf: number;
  /** Where and how they touch; `null`: they overlap already at the start. */
  readonly contact: TreeContact | null;
}

/** When a shape that moves first meets the solid of a tree. Each member is found when it is first read. */
export interface TreeSweep {
  /**
   * How the shape and the closed solid are at time 0: without a common point, or `touching`: only boundaries meet, or
   * `overlapping`: the shape reaches inside.
   */
  readonly start: 'disjoint' | 'touching' | 'overlapping';
  /** The first time from 0 to 1 that was asked for; `null`: there is none. */
  readonly first: Surd | null;
  /** Two doubles between which that time certainly is, or which it is: known at once, without exact numbers. */
  readonly within: readonly [number, number] | null;
  /** The solid leaves that are met then, ascending: with `entering`, those that the shape goes into. */
  readonly leaves: Uint32Array;
  /** How it meets each of them. */
  readonly contacts: readonly LeafContact[];
  /** The time as the nearest double. */
  readonly rounded: { readonly first: number | null };
}

/** What a search has found, and what is asked of it. */
export interface TreeSearch {
  readonly found: FirstParts;
  readonly sweepOf: SweepOf;
  readonly hullOf: (leaf: number) => LeafHull;
  /** What is touched first, if `found` is not that. */
  readonly touched: () => FirstParts;
  /** Does the shape reach inside of the solid at time 0, though not inside of a single leaf? */
  readonly isBetween: boolean;
}

export class FoundTreeSweep implements TreeSweep {
  readonly within: readonly [number, number] | null;
  readonly #meetings: readonly Meeting[];
  readonly #search: TreeSearch;
  #start: TreeSweep['start'] | undefined;
  #first: First | undefined;
  #contacts: readonly LeafContact[] | undefined;
  #rounded: TreeSweep['rounded'] | undefined;

  constructor(search: TreeSearch) {
    this.#search = search;
    this.#meetings = search.found.meetings();
    this.within = withinOf(search.found);
  }

  get start(): TreeSweep['start'] {
    this.#start ??= this.#startOf();
    return this.#start;
  }

  #startOf(): TreeSweep['start'] {
    const { touched, sweepOf, isBetween } = this.#search;
    const start = startAmong(touched(), sweepOf);
    return start === 'touching' && isBetween ? 'overlapping' : start;
  }

  get first(): Surd | null {
    return this.#found.time;
  }

  get leaves(): Uint32Array {
    return this.#found.parts;
  }

  get contacts(): readonly LeafContact[] {
    this.#contacts ??= Array.from(this.leaves, (leaf) => ({ leaf, contact: this.#contactWith(leaf) }));
    return this.#contacts;
  }

  #contactWith(leaf: number): TreeContact | null {
    const { sweepOf, hullOf } = this.#search;
    const { contact } = sweepOf(leaf);
    if (contact === null) return null;
    const cell = hullOf(leaf);
    const points = contact.points.map(
      ({ a, b, point, rounded }): TreeSweepPoint => ({ a, planes: cell.planesOf(b), point, rounded }),
    );
    return { ...contact, points };
  }

  get rounded(): TreeSweep['rounded'] {
    this.#rounded ??= { first: this.first && surd.toNumber(this.first) };
    return this.#rounded;
  }

  get #found(): First {
    this.#first ??= earliestOf(this.#meetings, this.#search.sweepOf);
    return this.#first;
  }
}
