import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { type Pair, type Piece, type Plan, pairsOf, scaleOf } from './plan.js';
import type { Results } from './results.js';

/**
 * How long a piece should take when a clock runs: the clock is looked at between pieces, so this is what a campaign may
 * be late by where cases are cheap. A case that takes longer is a piece of its own.
 */
const PIECE_MS = 100;
/**
 * A piece is at most so many times as long as the one before it in its family: the next cases may be dearer than the
 * first.
 */
const GROWTH = 8;

/** Where the work on one question and family is. */
class Cursor {
  readonly #pair: Pair;
  readonly #size: number;
  readonly #ofShard: (block: number) => boolean;
  readonly #results: Results;
  #block = 0;
  #from = 0;
  /**
   * Cases of the longest piece that is done, and what one of the last piece took; nothing is known before the first.
   */
  #longest = 0;
  #cost = 0;
  /** Cases that a former run has judged, and that were passed over. */
  skipped = 0;

  constructor(pair: Pair, ofShard: (block: number) => boolean, results: Results) {
    this.#pair = pair;
    this.#size = scaleOf(requireQuestion(pair.question)).block;
    this.#ofShard = ofShard;
    this.#results = results;
  }

  /** The next piece; of a campaign without a clock the rest of a block. */
  take(isTimed: boolean): Piece | undefined {
    const { question, family, cases: all } = this.#pair;
    for (;;) {
      const block = this.#block;
      const ofBlock = Math.min(this.#size, all - block * this.#size);
      if (ofBlock <= 0) return undefined;
      const planned = { question, family, block, cases: ofBlock };
      if (!this.#ofShard(block)) {
        this.#block++;
      } else if (this.#results.isDone(planned)) {
        this.skipped += ofBlock;
        this.#block++;
      } else {
        const begun = this.#results.begunIn(planned);
        if (this.#from < begun) {
          this.skipped += begun - this.#from;
          this.#from = begun;
        }
        const left = ofBlock - this.#from;
        const cases = isTimed ? Math.min(left, this.#affordable()) : left;
        const piece = { question, family, block, cases, from: this.#from };
        this.#from += cases;
        if (this.#from === ofBlock) {
          this.#block++;
          this.#from = 0;
        }
        return piece;
      }
    }
  }

  #affordable(): number {
    if (this.#longest === 0) return 1;
    const inTime = this.#cost === 0 ? Number.POSITIVE_INFINITY : Math.floor(PIECE_MS / this.#cost);
    return Math.max(1, Math.min(inTime, GROWTH * this.#longest));
  }

  took(cases: number, milliseconds: number): void {
    this.#longest = Math.max(this.#longest, cases);
    this.#cost = milliseconds / cases;
  }
}

/** Things that take turns; those that are through drop out. */
class Turns<T> {
  readonly #all: T[];
  #at = 0;

  constructor(all: readonly T[]) {
    this.#all = [...all];
  }

  next<R>(take: (one: T) => R | undefined): R | undefined {
    while (this.#all.length > 0) {
      this.#at %= this.#all.length;
      const taken = take(this.#all[this.#at]!);
      if (taken !== undefined) {
        this.#at++;
        return taken;
      }
      this.#all.splice(this.#at, 1);
    }
    return undefined;
  }
}

/**
 * The work of a campaign, piece by piece: the questions take turns, and of each question its families. Of one question
 * and family the cases come in their order. Which cases there are depends on the plan alone; the pieces they come in,
 * on what they cost.
 */
export class Schedule {
  readonly #isTimed: boolean;
  readonly #cursors = new Map<string, Cursor>();
  readonly #turns: Turns<Turns<Cursor>>;

  /** `isTimed`: whether a clock runs, so that pieces are to be short. */
  constructor(plan: Plan, results: Results, isTimed: boolean) {
    this.#isTimed = isTimed;
    const { index, of } = plan.shard;
    const ofQuestions = new Map<string, Cursor[]>();
    for (const [i, pair] of pairsOf(plan).entries()) {
      const cursor = new Cursor(pair, (block) => (block + i) % of === index - 1, results);
      this.#cursors.set(keyOf(pair), cursor);
      ofQuestions.set(pair.question, [...(ofQuestions.get(pair.question) ?? []), cursor]);
    }
    this.#turns = new Turns(Array.from(ofQuestions.values(), (cursors) => new Turns(cursors)));
  }

  /** What is to be done next; `undefined`: all is given out. */
  next(): Piece | undefined {
    return this.#turns.next((cursors) => cursors.next((cursor) => cursor.take(this.#isTimed)));
  }

  /** Hears what a piece took, to size the next one of its question and family. */
  took(piece: Piece, milliseconds: number): void {
    this.#cursors.get(keyOf(piece))!.took(piece.cases, milliseconds);
  }

  /** Cases that were passed over because a former run has judged them. */
  get skipped(): number {
    let all = 0;
    for (const { skipped } of this.#cursors.values()) all += skipped;
    return all;
  }
}

function keyOf({ question, family }: Pick<Pair, 'question' | 'family'>): string {
  return `${question}/${family}`;
}
