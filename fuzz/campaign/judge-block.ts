import { familyNamed, generate } from '../families/index.js';
import { deriveSeed, Random } from '../random.js';
import { decimal } from '../referees/decimal.js';
import { rational } from '../referees/rational.js';
import { type PredicateName, type Signature, signatures } from '../signatures.js';
import { bind, type Call, type Target, type TargetReference } from '../targets/index.js';
import type { Cascades, Tier } from '../targets/unerring.js';
import { type Counts, type Finding, type Kind, noCounts, REFEREES, TIERS } from './finding.js';
import type { Heartbeat } from './heartbeat.js';
import { BLOCK, type Block } from './plan.js';
import { predicateNameOf } from './subject.js';
import { describe, describeError, judgeOnce, kindOf } from './verdict.js';

/** One case in so many is judged by the second referee as well. */
export const DECIMAL_EVERY = 100;
/** One case in so many is given to every tier of our own cascades, which costs more than the cascade itself. */
export const TIERS_EVERY = 16;

const UNDECIDED = 2;

/** A target as a worker has it loaded. */
export interface LoadedTarget {
  readonly reference: TargetReference;
  readonly target: Target;
}

/** A case that a target is known to have hung or died on: counted, and not called again. */
export interface KnownFailure {
  readonly target: string;
  readonly case: number;
  readonly kind: Kind;
  readonly got: string;
}

/** A block of work with what is known from former attempts at it. */
export interface BlockTask extends Block {
  readonly seed: number;
  readonly keep: number;
  readonly known: readonly KnownFailure[];
  /** From which case on a target is not called any more, because it hangs too often. */
  readonly retired: Readonly<Record<string, number>>;
}

/** What came out of a block. */
export interface BlockResult {
  /** By target, the pseudo-targets among them. */
  readonly counts: Readonly<Record<string, Counts>>;
  /** How many of the sampled cases each tier of ours decided. */
  readonly tiers: Readonly<Record<string, number>>;
  /** Of a query: how many of the cases had an answer of each class. */
  readonly classes: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

/** A target at the cases of one block. */
export interface Seat {
  readonly name: string;
  readonly index: number;
  readonly call: Call;
  readonly strict: boolean;
  readonly module: string | undefined;
  readonly counts: Counts;
  readonly retiredAt: number;
  readonly known: ReadonlyMap<number, KnownFailure>;
  findings: number;
}

/** Judges the cases of one block. A class, because a dozen facts about the block are needed at each case. */
class BlockJudge {
  readonly #task: BlockTask;
  readonly #predicate: PredicateName;
  readonly #signature: Signature;
  readonly #args: Float64Array;
  readonly #seats: readonly Seat[];
  readonly #cascade: readonly { name: string; call: Call }[];
  readonly #heartbeat: Heartbeat;
  readonly #referees = noCounts();
  readonly #tierCounts = noCounts();
  readonly #tiers: Record<string, number> = {};
  readonly #findings: Finding[] = [];

  constructor(task: BlockTask, targets: readonly LoadedTarget[], cascades: Cascades, heartbeat: Heartbeat) {
    this.#task = task;
    this.#predicate = predicateNameOf(task.predicate);
    this.#signature = signatures[this.#predicate];
    this.#args = new Float64Array(this.#signature.arity);
    this.#seats = targets.flatMap((loaded, index) => seatOf(task, loaded, index));
    const ours = this.#seats.some((seat) => seat.name === 'unerring');
    this.#cascade = ours ? bindTiers(cascades[this.#predicate] ?? [], this.#signature.arity) : [];
    this.#heartbeat = heartbeat;
  }

  run(): BlockResult {
    const { seed, block, cases } = this.#task;
    const predicate = this.#predicate;
    const family = familyNamed(this.#task.family);
    const random = new Random(...deriveSeed(seed, predicate, family.name, block));
    const truth = rational.judges[predicate];
    for (let i = 0; i < cases; i++) {
      generate(family, random, this.#signature, this.#args);
      const expected = truth(this.#args);
      for (const seat of this.#seats) this.#judge(seat, i, expected);
      this.#heartbeat.end();
      const index = block * BLOCK + i;
      if (index % DECIMAL_EVERY === 0) this.#askSecondReferee(index, expected);
      if (index % TIERS_EVERY === 0 && this.#cascade.length > 0) this.#askTiers(i, index, expected);
    }
    return this.#result();
  }

  #judge(seat: Seat, i: number, expected: number): void {
    if (i >= seat.retiredAt) return;
    seat.counts[0]++;
    const known = seat.known.size > 0 ? seat.known.get(i) : undefined;
    if (known !== undefined) {
      this.#fail(seat, i, expected, known.kind, known.got);
      return;
    }
    this.#heartbeat.begin(i, seat.index);
    try {
      const got: unknown = seat.call(this.#args);
      const kind = kindOf(got, expected, seat.strict);
      if (kind !== undefined) this.#fail(seat, i, expected, kind, describe(got));
    } catch (error) {
      this.#fail(seat, i, expected, 'thrown', describeError(error));
    }
  }

  #fail(seat: Seat, i: number, expected: number, kind: Kind, got: string): void {
    count(seat.counts, kind);
    if (++seat.findings > this.#task.keep) return;
    const tier = seat.name === 'unerring' ? this.#decidingTier() : undefined;
    this.#note(seat.name, this.#task.block * BLOCK + i, expected, kind, got, tier, seat.module);
  }

  #note(
    target: string,
    index: number,
    expected: number,
    kind: Kind,
    got: string,
    tier?: string,
    module?: string,
  ): void {
    const { predicate, family, seed, block } = this.#task;
    this.#findings.push({
      predicate,
      target,
      ...(module !== undefined && { module }),
      family,
      seed,
      block,
      case: index,
      kind,
      expected,
      got,
      ...(tier !== undefined && { tier }),
      values: Array.from(this.#args),
    });
  }

  /** The referees must agree; where they do not, the finding has the rational one's sign as the expected one. */
  #askSecondReferee(index: number, expected: number): void {
    this.#referees[0]++;
    const other = decimal.judges[this.#predicate](this.#args);
    if (other === expected) return;
    count(this.#referees, 'wrong');
    if (this.#referees[1] <= this.#task.keep) this.#note(REFEREES, index, expected, 'wrong', `${other}`);
  }

  #decidingTier(): string {
    for (const tier of this.#cascade) {
      try {
        if (tier.call(this.#args) !== UNDECIDED) return tier.name;
      } catch {
        return tier.name;
      }
    }
    return 'none';
  }

  /** Asks every tier, whether or not one before it has decided: each that decides has to be right. */
  #askTiers(i: number, index: number, expected: number): void {
    const ours = this.#seats.find((seat) => seat.name === 'unerring')!;
    if (i >= ours.retiredAt || ours.known.has(i)) return;
    this.#tierCounts[0]++;
    let decided: string | undefined;
    // A tier that never returns shows as our own target hanging.
    this.#heartbeat.begin(i, ours.index);
    for (const tier of this.#cascade) {
      const verdict = judgeOnce(tier.call, this.#args, expected, true);
      if (verdict.got === `${UNDECIDED}`) continue;
      decided ??= tier.name;
      if (verdict.kind === undefined) continue;
      count(this.#tierCounts, verdict.kind);
      if (this.#tierCounts[1] > this.#task.keep) continue;
      this.#note(TIERS, index, expected, verdict.kind, verdict.got, tier.name);
    }
    this.#heartbeat.end();
    const name = decided ?? 'none';
    this.#tiers[name] = (this.#tiers[name] ?? 0) + 1;
  }

  #result(): BlockResult {
    const counts: Record<string, Counts> = { [REFEREES]: this.#referees };
    for (const seat of this.#seats) counts[seat.name] = seat.counts;
    if (this.#cascade.length > 0) counts[TIERS] = this.#tierCounts;
    return { counts, tiers: this.#tiers, classes: {}, findings: this.#findings };
  }
}

const indexOfKind: Readonly<Record<Kind, 1 | 2 | 3 | 4>> = { wrong: 1, nan: 2, thrown: 3, hung: 4 };

/** Counts a failure. */
export function count(counts: Counts, kind: Kind): void {
  counts[indexOfKind[kind]]++;
}

function seatOf(task: BlockTask, loaded: LoadedTarget, index: number): Seat[] {
  const predicate = predicateNameOf(task.predicate);
  const call = callOf(loaded, predicate);
  return call === undefined ? [] : [seatFor(task, loaded, index, call)];
}

/** A target that takes part in a block. */
export function seatFor<C>(
  task: BlockTask,
  { reference, target }: LoadedTarget,
  index: number,
  call: C,
): Omit<Seat, 'call'> & { readonly call: C } {
  return {
    name: target.name,
    index,
    call,
    strict: target.strict,
    module: reference.module,
    counts: noCounts(),
    retiredAt: task.retired[target.name] ?? Number.POSITIVE_INFINITY,
    known: new Map(
      task.known.filter((known) => known.target === target.name).map((known) => [known.case, known]),
    ),
    findings: 0,
  };
}

function bindTiers(cascade: readonly Tier[], arity: number): { name: string; call: Call }[] {
  return cascade.map((tier) => ({ name: tier.name, call: bind(tier.decide, arity) }));
}

/**
 * Judges one block: every case by every target against the rational referee, one in a hundred by the decimal one too.
 *
 * @example judgeBlock(task, targets, {}, new Heartbeat()).counts.naive; // [1000, 153, 0, 0, 0]
 */
export function judgeBlock(
  task: BlockTask,
  targets: readonly LoadedTarget[],
  cascades: Cascades,
  heartbeat: Heartbeat,
): BlockResult {
  return new BlockJudge(task, targets, cascades, heartbeat).run();
}

/** Calls one implementation of a loaded target on given values. */
export function callOf(loaded: LoadedTarget, predicate: PredicateName): Call | undefined {
  const implementation = loaded.target.implementations[predicate];
  return implementation && bind(implementation, signatures[predicate].arity);
}
