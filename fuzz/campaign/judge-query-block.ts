import { generateQuery, queryFamilyNamed } from '../queries/generate.js';
import { violationOf } from '../queries/judge.js';
import { classOf, holds, type Query } from '../queries/query.js';
import { moduleOfQuery, requireQuery } from '../queries/registry.js';
import { deriveSeed, Random } from '../random.js';
import type { Answer, Counts, Finding, Kind } from './finding.js';
import { LAWS, noCounts, REFEREES } from './finding.js';
import type { Heartbeat } from './heartbeat.js';
import {
  type BlockResult,
  type BlockTask,
  count,
  type LoadedTarget,
  type Seat,
  seatFor,
} from './judge-block.js';
import { QUERY_BLOCK } from './plan.js';
import { describeError } from './verdict.js';

/** Asks a target: the full answer as text, or a yes or no. */
export type Ask = (values: Float64Array) => unknown;

type QuerySeat = Omit<Seat, 'call'> & { readonly call: Ask };

/** Whether what came back is a yes or no where there is none: neither right nor wrong. */
export function isBesideThePoint(query: Query, got: unknown, expected: string): boolean {
  return typeof got === 'boolean' && holds(query, expected) === undefined;
}

/** The true answer as far as a target gives one: yes or no, or all of it. */
export function truthFor(query: Query, got: unknown, expected: string): Answer {
  const yes = typeof got === 'boolean' ? holds(query, expected) : undefined;
  return yes === undefined ? expected : String(yes);
}

/** How a returned answer fails, or `undefined` if it is right, or none that could be judged. */
export function kindOfAnswer(query: Query, got: unknown, expected: string): Kind | undefined {
  if (got === undefined || isBesideThePoint(query, got, expected)) return undefined;
  if (typeof got === 'number' && Number.isNaN(got)) return 'nan';
  return String(got) === truthFor(query, got, expected) ? undefined : 'wrong';
}

/** An answer as text, for a line in a file. */
export function describeAnswer(got: unknown): string {
  return String(got).slice(0, 400);
}

/** How a target is asked a query: ours by its `decide`, others by the function that they have for it. */
export function askOf(query: Query, { target }: LoadedTarget): Ask | undefined {
  if (target.name === 'unerring') return (values) => query.decide(values);
  return target.queries?.[query.name] ?? target.queries?.[query.peerQuestion ?? query.name];
}

/** Judges the cases of one block of a query. */
class QueryBlockJudge {
  readonly #task: BlockTask;
  readonly #query: Query;
  readonly #values: Float64Array;
  readonly #seats: readonly QuerySeat[];
  readonly #ours: QuerySeat | undefined;
  readonly #heartbeat: Heartbeat;
  readonly #referee = noCounts();
  readonly #laws = noCounts();
  readonly #classes: Record<string, number> = {};
  readonly #findings: Finding[] = [];

  constructor(task: BlockTask, targets: readonly LoadedTarget[], heartbeat: Heartbeat) {
    const query = requireQuery(task.predicate);
    this.#task = task;
    this.#query = query;
    this.#values = new Float64Array(query.layout.arity);
    this.#seats = targets.flatMap((loaded, index) => {
      const ask = askOf(query, loaded);
      return ask === undefined ? [] : [seatFor(task, loaded, index, ask)];
    });
    this.#ours = this.#seats.find((seat) => seat.name === 'unerring');
    this.#heartbeat = heartbeat;
  }

  run(): BlockResult {
    const { seed, block, cases } = this.#task;
    const query = this.#query;
    const family = queryFamilyNamed(query, this.#task.family);
    const random = new Random(...deriveSeed(seed, query.name, family.name, block));
    for (let i = 0; i < cases; i++) {
      if (!generateQuery(query, family, random, this.#values)) continue;
      const expected = this.#truth(i);
      if (expected === undefined) continue;
      for (const seat of this.#seats) this.#judge(seat, i, expected);
      this.#heartbeat.end();
      this.#judgeLaw(i, expected);
    }
    const counts: Record<string, Counts> = { [REFEREES]: this.#referee };
    for (const seat of this.#seats) counts[seat.name] = seat.counts;
    if (this.#ours !== undefined) counts[LAWS] = this.#laws;
    return { counts, tiers: {}, classes: this.#classes, findings: this.#findings };
  }

  /** The referee's answer. One that throws, or has a class that is not listed, is a failure of the referee. */
  #truth(i: number): string | undefined {
    this.#referee[0]++;
    let expected: string;
    try {
      expected = this.#query.referee(Float64Array.from(this.#values));
    } catch (error) {
      this.#failReferee(i, 'an answer', 'thrown', describeError(error));
      return undefined;
    }
    const name = classOf(this.#query, expected);
    this.#classes[name] = (this.#classes[name] ?? 0) + 1;
    if (!this.#query.classes.includes(name)) this.#failReferee(i, 'a class of the list', 'wrong', expected);
    return expected;
  }

  #failReferee(i: number, expected: string, kind: Kind, got: string): void {
    count(this.#referee, kind);
    if (this.#referee[1] + this.#referee[3] <= this.#task.keep)
      this.#note(REFEREES, i, expected, kind, got, {});
  }

  #judge(seat: QuerySeat, i: number, expected: string): void {
    if (i >= seat.retiredAt) return;
    seat.counts[0]++;
    const known = seat.known.size > 0 ? seat.known.get(i) : undefined;
    if (known !== undefined) {
      this.#fail(seat, i, expected, known.kind, known.got);
      return;
    }
    this.#heartbeat.begin(i, seat.index);
    try {
      const got = seat.call(this.#values.slice());
      // It does not know such arguments, or says yes or no where there is none.
      if (got === undefined || isBesideThePoint(this.#query, got, expected)) {
        seat.counts[0]--;
        return;
      }
      const kind = kindOfAnswer(this.#query, got, expected);
      if (kind !== undefined)
        this.#fail(seat, i, truthFor(this.#query, got, expected), kind, describeAnswer(got));
    } catch (error) {
      this.#fail(seat, i, expected, 'thrown', describeError(error));
    }
  }

  #fail(seat: QuerySeat, i: number, expected: Answer, kind: Kind, got: string): void {
    count(seat.counts, kind);
    if (++seat.findings > this.#task.keep) return;
    this.#note(seat.name, i, expected, kind, got, seat.module === undefined ? {} : { module: seat.module });
  }

  /** One law a case, in turn. An answer that is wrong already would only be found again. */
  #judgeLaw(i: number, expected: string): void {
    const laws = this.#query.laws ?? [];
    const law = laws[(this.#task.block * QUERY_BLOCK + i) % laws.length];
    const ours = this.#ours;
    if (law === undefined || ours === undefined || i >= ours.retiredAt || ours.known.has(i)) return;
    this.#laws[0]++;
    this.#heartbeat.begin(i, ours.index);
    const violation = violationOf(this.#query, law, this.#values.slice(), expected);
    this.#heartbeat.end();
    if (violation === undefined) return;
    count(this.#laws, 'wrong');
    if (this.#laws[1] > this.#task.keep) return;
    this.#note(LAWS, i, violation.expected, 'wrong', violation.got, { tier: law.name });
  }

  #note(
    target: string,
    i: number,
    expected: Answer,
    kind: Kind,
    got: string,
    more: { readonly tier?: string; readonly module?: string },
  ): void {
    const { predicate, family, seed, block } = this.#task;
    const queryModule = moduleOfQuery(predicate);
    this.#findings.push({
      predicate,
      target,
      ...(queryModule !== undefined && { queryModule }),
      family,
      seed,
      block,
      case: block * QUERY_BLOCK + i,
      kind,
      expected,
      got,
      ...more,
      values: Array.from(this.#values),
    });
  }
}

/** Judges one block of a query: every case by every target and by one law, against the query's referee. */
export function judgeQueryBlock(
  task: BlockTask,
  targets: readonly LoadedTarget[],
  heartbeat: Heartbeat,
): BlockResult {
  return new QueryBlockJudge(task, targets, heartbeat).run();
}
