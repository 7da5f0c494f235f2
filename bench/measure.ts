import type { Implementation } from './implementations/index.js';
import { arity, type CorePredicate, type InputClass } from './inputs/index.js';
import { compilePass, type Pass } from './pass.js';

/** What was measured of one implementation on one class of input. */
export interface Measured {
  readonly name: string;
  /** Nanoseconds per call: of the fastest pass, and of the median pass. */
  readonly least: number;
  readonly median: number;
  /** Signs that differ from the BigInt answer. */
  readonly wrong: number;
}

/** One cell of the table. */
export interface Cell {
  readonly predicate: CorePredicate;
  readonly inputClass: InputClass;
  readonly tuples: number;
  readonly ours: Measured;
  readonly peer: Measured;
  readonly others: readonly Measured[];
  /** Ours divided by the peer's: the median over pairs of passes, one right after the other on the same tuples. */
  readonly ratio: number;
}

/** How long to measure. */
export interface Effort {
  /** Seconds for ours and the peer together, per cell. */
  readonly seconds: number;
  /** Pairs of passes, at least. */
  readonly pairs: number;
}

interface Runner {
  readonly implementation: Implementation;
  readonly pass: Pass;
  readonly signs: Int8Array;
  readonly nanoseconds: number[];
}

/** A pass should last about this long: far above the timer's resolution, and short enough for many. */
const PASS_NANOSECONDS = 4_000_000;
/** Fewer tuples would be learned by heart by the branch predictor. */
const LEAST_TUPLES = 2048;

/**
 * Measures one cell. `tuples` are cut into blocks; each round takes the next block and gives it to ours and to the
 * peer, in turns one or the other first, so that a change of the machine's speed meets both alike.
 */
export function measureCell(
  predicate: CorePredicate,
  inputClass: InputClass,
  tuples: Float64Array,
  truth: Int8Array,
  implementations: { ours: Implementation; peer: Implementation; others: readonly Implementation[] },
  effort: Effort,
): Cell {
  const count = truth.length;
  const runner = (implementation: Implementation): Runner => ({
    implementation,
    pass: compilePass(
      arity[predicate],
      implementation.predicates[predicate],
      implementation.opposite.includes(predicate),
    ),
    signs: new Int8Array(count),
    nanoseconds: [],
  });
  const ours = runner(implementations.ours);
  const peer = runner(implementations.peer);
  const others = implementations.others.map(runner);
  for (const one of [ours, peer, ...others]) warmUp(one, tuples, count);
  const slowest = Math.max(speed(ours, tuples, count), speed(peer, tuples, count));
  const block = blockFor(slowest, count);
  const ratios = alternate(ours, peer, tuples, count, block, effort);
  for (const one of others) timeAlone(one, tuples, count, effort.seconds / 5);
  return {
    predicate,
    inputClass,
    tuples: count,
    ours: measured(ours, truth),
    peer: measured(peer, truth),
    others: others.map((one) => measured(one, truth)),
    ratio: medianOf(ratios),
  };
}

/** Every sign once (they are compared later), and again until the optimising compiler has surely been there. */
function warmUp({ pass, signs }: Runner, tuples: Float64Array, count: number): void {
  const started = performance.now();
  do pass(tuples, signs, 0, count);
  while (performance.now() - started < 120);
}

/** Nanoseconds per call of one short pass. */
function speed(runner: Runner, tuples: Float64Array, count: number): number {
  return Math.min(...[0, 1, 2].map(() => timePass(runner, tuples, 0, Math.min(count, LEAST_TUPLES))));
}

function blockFor(nanoseconds: number, count: number): number {
  const wanted = Math.max(LEAST_TUPLES, Math.round(PASS_NANOSECONDS / nanoseconds));
  // Whole blocks only: the last one would otherwise be short.
  return wanted >= count ? count : Math.floor(count / Math.floor(count / wanted));
}

/**
 * Processor time and not time on the wall: a machine that is busy with something else interrupts long passes more often
 * than short ones, which would favour the faster side. (Microseconds; a pass lasts thousands of them.)
 */
function timePass({ pass, signs }: Runner, tuples: Float64Array, from: number, to: number): number {
  const before = process.cpuUsage();
  pass(tuples, signs, from, to);
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / (to - from);
}

function alternate(
  ours: Runner,
  peer: Runner,
  tuples: Float64Array,
  count: number,
  block: number,
  effort: Effort,
): number[] {
  const ratios: number[] = [];
  const blocks = Math.floor(count / block);
  const started = performance.now();
  for (let round = 0; ; round++) {
    const from = (round % blocks) * block;
    const order = round % 2 === 0 ? [ours, peer] : [peer, ours];
    for (const one of order) one.nanoseconds.push(timePass(one, tuples, from, from + block));
    ratios.push(ours.nanoseconds.at(-1)! / peer.nanoseconds.at(-1)!);
    if (round + 1 >= effort.pairs && performance.now() - started >= effort.seconds * 1000) return ratios;
  }
}

function timeAlone(runner: Runner, tuples: Float64Array, count: number, seconds: number): void {
  const block = blockFor(speed(runner, tuples, count), count);
  const blocks = Math.floor(count / block);
  const started = performance.now();
  for (let round = 0; round < 5 || performance.now() - started < seconds * 1000; round++) {
    const from = (round % blocks) * block;
    runner.nanoseconds.push(timePass(runner, tuples, from, from + block));
  }
}

function measured({ implementation, signs, nanoseconds }: Runner, truth: Int8Array): Measured {
  let wrong = 0;
  for (let i = 0; i < truth.length; i++) if (signs[i] !== truth[i]) wrong++;
  return {
    name: implementation.name,
    least: Math.min(...nanoseconds),
    median: medianOf(nanoseconds),
    wrong,
  };
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The true signs, by plain big integers. */
export function trueSigns(
  predicate: CorePredicate,
  tuples: Float64Array,
  decide: (...coordinates: number[]) => number,
): Int8Array {
  const count = tuples.length / arity[predicate];
  const signs = new Int8Array(count);
  compilePass(arity[predicate], decide, false)(tuples, signs, 0, count);
  return signs;
}
