import type { Point2 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import {
  compareLexicographic2d,
  linearCrossingPoint2d,
  orientation2d,
  type PointLike2,
} from '../../implicit/index.js';
import { cross2d, orient2d } from '../../predicates/index.js';
import { CrossingQueue } from './crossing-queue.js';
import { compare, equal } from './linear.js';
import { NONE, SweepStatus } from './sweep-status.js';

/** What a sweep line tells: each point that two or more segments have, and where segments of one line run together. */
export interface SweepVisitor {
  /** At a point that an end is at or two segments cross in: all segments that contain it, in no order. */
  meet(point: PointLike2, segments: readonly number[]): void;
  /** A piece of a line on which the same segments run: at least two, ascending. Told when it is passed. */
  overlap(start: Point2, end: Point2, segments: readonly number[]): void;
}

/** A piece of a line on which the same two or more segments run. */
interface Piece {
  readonly start: Point2;
  readonly segments: readonly number[];
}

/** The order of the sweep: by x, those of equal x by y. */
export function compareEnds(p: Point2, q: Point2): Sign {
  return compare(p[0]!, q[0]!) || compare(p[1]!, q[1]!);
}

/**
 * A sweep over segments from left to right (and upwards, where it stands still), with all cases that are degenerate:
 * many segments through a point, ends on segments, segments on one line, equal ones, vertical ones, points.
 *
 * Crossings are implicit points, compared exactly. Neighbours s below t in the order of the sweep line cross if and
 * only if the order is reversed at the first of their ends: one orientation of given points.
 *
 * Source: Bentley and Ottmann 1979, "Algorithms for reporting and counting geometric intersections"; de Berg et al.,
 * Computational Geometry, 2.1, for the degenerate cases.
 */
class IntersectionSweep {
  readonly #low: Point2[];
  readonly #high: Point2[];
  readonly #visitor: SweepVisitor;
  readonly #status: SweepStatus;
  readonly #queue = new CrossingQueue();
  /** Pairs whose crossing is in the queue, or was. */
  readonly #known = new Set<number>();
  /** The piece that a segment is part of where the sweep line is. */
  readonly #pieces: (Piece | undefined)[];

  constructor(starts: readonly Point2[], ends: readonly Point2[], visitor: SweepVisitor) {
    const rising = starts.map((p, i) => compareEnds(p, ends[i]!) <= 0);
    this.#low = starts.map((p, i) => (rising[i] ? p : ends[i]!));
    this.#high = ends.map((q, i) => (rising[i] ? q : starts[i]!));
    this.#visitor = visitor;
    this.#status = new SweepStatus(starts.length);
    this.#pieces = starts.map(() => undefined);
  }

  /** Passes all ends in their order, and the crossings between them. */
  run(): void {
    const count = this.#low.length;
    const at = (end: number) => (end < count ? this.#low[end]! : this.#high[end - count]!);
    const order = Array.from({ length: 2 * count }, (_, end) => end).sort((a, b) =>
      compareEnds(at(a), at(b)),
    );
    for (let k = 0; k < order.length; ) {
      const p = at(order[k]!);
      this.#passCrossingsBefore(p);
      const beginning: number[] = [];
      const points: number[] = [];
      for (; k < order.length && equal(at(order[k]!), p); k++) {
        const i = order[k]!;
        if (i >= count) continue;
        if (equal(p, this.#high[i]!)) points.push(i);
        else beginning.push(i);
      }
      this.#pass(p, this.#containing(p), beginning, points);
    }
  }

  /** Passes the crossings before an end; those that lie at it are passed with it. */
  #passCrossingsBefore(end: Point2): void {
    for (let next = this.#queue.first(); next !== undefined; next = this.#queue.first()) {
      const order = compareLexicographic2d(next.point, end);
      if (order > 0) return;
      if (order < 0) this.#pass(next.point, this.#through(next.point, next.one), [], []);
      this.#removeAllAt(next.point);
    }
  }

  #removeAllAt(point: PointLike2): void {
    const queue = this.#queue;
    do queue.removeFirst();
    while (queue.first() !== undefined && compareLexicographic2d(queue.first()!.point, point) === 0);
  }

  /** Where a point lies: above a segment (1), on it (0), or below (-1). */
  #side(i: number, p: Point2): Sign {
    const [a, b] = [this.#low[i]!, this.#high[i]!];
    return orient2d(a[0]!, a[1]!, b[0]!, b[1]!, p[0]!, p[1]!);
  }

  /** The segments of the status that contain an end, from the lowest on, and the one below them. */
  #containing(p: Point2): Found {
    let below = this.#status.locate((i) => this.#side(i, p));
    const segments: number[] = [];
    while (below !== NONE && this.#side(below, p) === 0) {
      segments.push(below);
      below = this.#status.below(below);
    }
    return { segments: segments.reverse(), below };
  }

  /** The same for a crossing on segment `one`: they are neighbours. */
  #through(point: PointLike2, one: number): Found {
    const isOn = (i: number) => i !== NONE && orientation2d(this.#low[i]!, this.#high[i]!, point) === 0;
    let first = one;
    while (isOn(this.#status.below(first))) first = this.#status.below(first);
    const segments = [first];
    for (let i = this.#status.above(first); isOn(i); i = this.#status.above(i)) segments.push(i);
    return { segments, below: this.#status.below(first) };
  }

  /** The sweep line passes a point: what contains it ends, goes on in another order, or begins. */
  #pass(
    p: PointLike2,
    { segments, below }: Found,
    beginning: readonly number[],
    points: readonly number[],
  ): void {
    const status = this.#status;
    if (segments.length + beginning.length + points.length > 1) {
      this.#visitor.meet(p, [...segments, ...beginning, ...points]);
    }
    const goingOn = segments.filter((i) => compareLexicographic2d(this.#high[i]!, p) !== 0);
    const after = [...goingOn, ...beginning].sort((i, j) => this.#turn(j, i) || i - j);
    this.#followPieces(p, segments, after);
    for (const i of segments) status.remove(i);
    let last = below;
    for (const i of after) {
      status.insertAbove(last, i);
      last = i;
    }
    const above = status.above(last);
    if (after.length === 0) this.#look(below, above);
    else {
      this.#look(below, after[0]!);
      this.#look(last, above);
    }
  }

  /** Whether the direction of j is to the left (1) of that of i, or the same (0). */
  #turn(i: number, j: number): Sign {
    const [a, b, c, d] = [this.#low[i]!, this.#high[i]!, this.#low[j]!, this.#high[j]!];
    return cross2d(a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!, d[0]!, d[1]!);
  }

  /** Looks whether neighbours, s below t, cross farther on. */
  #look(s: number, t: number): void {
    if (s === NONE || t === NONE) return;
    const [ofS, ofT] = [this.#high[s]!, this.#high[t]!];
    const order = compareEnds(ofS, ofT);
    if (order === 0) return;
    if (order < 0 ? this.#side(t, ofS) <= 0 : this.#side(s, ofT) >= 0) return;
    const key = s * this.#low.length + t;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const point = linearCrossingPoint2d(this.#segment(s), this.#segment(t))!;
    this.#queue.add({ point, one: s, other: t });
  }

  #segment(i: number) {
    return { start: this.#low[i]!, end: this.#high[i]! };
  }

  /**
   * Ends the pieces of which a segment ends or that another one joins, and begins others. Both happens at ends only.
   */
  #followPieces(p: PointLike2, before: readonly number[], after: readonly number[]): void {
    const kept = new Set<Piece>();
    const begun: number[][] = [];
    for (const run of this.#runsOf(after)) {
      const piece = this.#pieces[run[0]!];
      if (
        piece !== undefined &&
        piece.segments.length === run.length &&
        run.every((i) => this.#pieces[i] === piece)
      ) {
        kept.add(piece);
      } else begun.push(run);
    }
    const ended = new Set<Piece>();
    for (const i of before) {
      const piece = this.#pieces[i];
      if (piece === undefined || kept.has(piece)) continue;
      ended.add(piece);
      this.#pieces[i] = undefined;
    }
    for (const { start, segments } of ended) this.#visitor.overlap(start, p as Point2, segments);
    for (const run of begun) {
      const piece = { start: p as Point2, segments: run };
      for (const i of run) this.#pieces[i] = piece;
    }
  }

  /** The segments that go on in one direction, where there are two or more. */
  #runsOf(after: readonly number[]): number[][] {
    const runs: number[][] = [];
    for (let k = 0; k < after.length; ) {
      let end = k + 1;
      while (end < after.length && this.#turn(after[k]!, after[end]!) === 0) end++;
      if (end > k + 1) runs.push(after.slice(k, end));
      k = end;
    }
    return runs;
  }
}

/** Segments of the status, from the lowest to the highest, and the one next below. */
interface Found {
  readonly segments: readonly number[];
  readonly below: number;
}

/** Sweeps over the segments from `starts[i]` to `ends[i]`, which are not checked: points from left to right. */
export function sweepIntersections(
  starts: readonly Point2[],
  ends: readonly Point2[],
  visitor: SweepVisitor,
): void {
  new IntersectionSweep(starts, ends, visitor).run();
}
