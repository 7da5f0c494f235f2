import { type PredicateName, signatures } from '../../src/oracle/cases/signatures.js';
import { bind, type Call } from '../../src/oracle/engines/index.js';
import type { Tier } from '../../src/oracle/engines/unerring.js';
import { decimal } from '../../src/oracle/referees/signs/decimal.js';
import { rational } from '../../src/oracle/referees/signs/rational.js';
import type { BlockResult, BlockTask } from './block.js';
import { type Drawn, draw } from './draw.js';
import { type Counts, type Finding, type Kind, noCounts, REFEREES, TIERS } from './finding.js';
import type { Heartbeat } from './heartbeat.js';
import type { LoadedTarget } from './loaded-target.js';
import { BLOCK } from './plan.js';
import { isNotAsked } from './said.js';
import { type Approach, count, type Seat, seatsFor } from './seat.js';
import { predicateNameOf } from './subject.js';
import { describe, judgeOnce, kindOfSaid } from './verdict.js';
import type { Workplace } from './workplace.js';

/** One case in so many is judged by the second referee as well. */
export const DECIMAL_EVERY = 100;
/** One case in so many is given to every tier of our own cascades, which costs more than the cascade itself. */
export const TIERS_EVERY = 16;

const UNDECIDED = 2;

/** Judges the cases of one block. A class, because a dozen facts about the block are needed at each case. */
class BlockJudge {
  readonly #task: BlockTask;
  readonly #predicate: PredicateName;
  readonly #drawn: Drawn;
  readonly #seats: readonly Seat[];
  readonly #cascade: readonly { name: string; call: Call }[];
  readonly #heartbeat: Heartbeat;
  readonly #referees = noCounts();
  readonly #tierCounts = noCounts();
  readonly #tiers: Record<string, number> = {};
  readonly #findings: Finding[] = [];
  #args: Float64Array = new Float64Array();

  constructor({ cascades, heartbeat }: Workplace, task: BlockTask, drawn: Drawn, seats: readonly Seat[]) {
    this.#task = task;
    this.#predicate = predicateNameOf(task.predicate);
    this.#drawn = drawn;
    this.#seats = seats;
    const ours = seats.some((seat) => seat.name === 'unerring');
    const { arity } = signatures[this.#predicate];
    this.#cascade = ours ? bindTiers(cascades[this.#predicate] ?? [], arity) : [];
    this.#heartbeat = heartbeat;
  }

  run(truths: Int8Array): BlockResult {
    const { block, cases } = this.#task;
    for (let i = 0; i < cases; i++) {
      this.#args = this.#drawn.at(i);
      const expected = truths[i]!;
      for (const seat of this.#seats) this.#judge(seat, i, expected);
      this.#heartbeat.end();
      const index = block * BLOCK + i;
      if (index % DECIMAL_EVERY === 0) this.#askSecondReferee(index, expected);
      if (index % TIERS_EVERY === 0 && this.#cascade.length > 0) this.#askTiers(i, index, expected);
    }
    return this.#result();
  }

  #judge(seat: Seat, i: number, expected: number): void {
    const got = seat.ask(i, this.#args);
    if (isNotAsked(got)) return;
    seat.counts[0]++;
    const kind = kindOfSaid(got, expected, seat.strict);
    if (kind !== undefined) this.#fail(seat, i, expected, kind, describe(got));
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
    return {
      counts,
      tiers: this.#tiers,
      classes: {},
      findings: this.#findings,
      deaths: deathsOf(this.#seats),
    };
  }
}

/** Why processes ended, by target. */
export function deathsOf(seats: readonly Pick<Seat, 'name' | 'deaths'>[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    seats.filter(({ deaths }) => deaths.length > 0).map(({ name, deaths }) => [name, deaths]),
  );
}

function bindTiers(cascade: readonly Tier[], arity: number): { name: string; call: Call }[] {
  return cascade.map((tier) => ({ name: tier.name, call: bind(tier.decide, arity) }));
}

/**
 * Judges one block: every case by every target against the rational referee, one in a hundred by the decimal one too.
 *
 * @example (await judgeBlock(place, task)).counts.naive; // [1000, 153, 0, 0, 0]
 */
export async function judgeBlock(place: Workplace, task: BlockTask): Promise<BlockResult> {
  const predicate = predicateNameOf(task.predicate);
  const drawn = draw(task.seed, task);
  const seats = seatsFor(place, task, drawn, (loaded) => approachTo(loaded, predicate));
  // While engines think about it, the referee does.
  const truths = Int8Array.from({ length: task.cases }, (_, i) => rational.judges[predicate](drawn.at(i)));
  return new BlockJudge(place, task, drawn, await seats).run(truths);
}

/** How a target is asked a predicate. */
export function approachTo(loaded: LoadedTarget, predicate: PredicateName): Approach {
  if (loaded.exports !== undefined) {
    if (!loaded.exports.flat.includes(predicate)) return undefined;
    const { arity } = signatures[predicate];
    return { question: ({ values }) => ({ name: predicate, cases: values.length / arity, values }) };
  }
  const call = callOf(loaded, predicate);
  return call && { call };
}

/** Calls one implementation of a target that is loaded here on given values. */
export function callOf({ target }: LoadedTarget, predicate: PredicateName): Call | undefined {
  const implementation = target.implementations[predicate];
  return implementation && bind(implementation, signatures[predicate].arity);
}
