import { violationOf } from '../../src/oracle/questions/judge.js';
import { classOf, holds, type Question } from '../../src/oracle/questions/question.js';
import { moduleOfQuestion, requireQuestion } from '../../src/oracle/questions/registry.js';
import { shapesOf, takesBoolean, takesFlat } from '../../src/oracle/questions/shapes.js';
import type { BlockResult, BlockTask } from './block.js';
import { type Drawn, draw } from './draw.js';
import type { Answer, Counts, Finding, Kind } from './finding.js';
import { LAWS, noCounts, REFEREES } from './finding.js';
import type { Heartbeat } from './heartbeat.js';
import { deathsOf } from './judge-block.js';
import type { LoadedTarget } from './loaded-target.js';
import { QUERY_BLOCK } from './plan.js';
import { isFailure, isNotAsked, type Said } from './said.js';
import { type Approach, count, type Seat, seatsFor } from './seat.js';
import { describe, describeError } from './verdict.js';
import type { Workplace } from './workplace.js';

/** Whether what came back is a yes or no where there is none: neither right nor wrong. */
export function isBesideThePoint(query: Question, got: unknown, expected: string): boolean {
  return typeof got === 'boolean' && holds(query, expected) === undefined;
}

/**
 * Whether a target has refused a question to which there is neither yes nor no (a solid that is none, a mesh that is not
 * closed), by throwing. Functions with a yes or no do so rightly; ours is asked for the whole answer, and must give it.
 */
export function isRefusal(
  query: Question,
  { target }: Pick<LoadedTarget, 'target'>,
  got: Said,
  expected: string,
): boolean {
  if (!isFailure(got) || got.byItself !== true || target.strict) return false;
  return takesBoolean(query) && holds(query, expected) === undefined;
}

/** The true answer as far as a target gives one: yes or no, or all of it. */
export function truthFor(query: Question, got: unknown, expected: string): Answer {
  const yes = typeof got === 'boolean' ? holds(query, expected) : undefined;
  return yes === undefined ? expected : String(yes);
}

/** How a returned answer fails, or `undefined` if it is right, or none that could be judged. */
export function kindOfAnswer(query: Question, got: unknown, expected: string): Kind | undefined {
  if (got === undefined || isBesideThePoint(query, got, expected)) return undefined;
  if (typeof got === 'number' && Number.isNaN(got)) return 'nan';
  return String(got) === truthFor(query, got, expected) ? undefined : 'wrong';
}

/** What came of a call, as text for a line in a file. */
export function describeAnswer(got: Said): string {
  return typeof got === 'object' ? describe(got) : String(got).slice(0, 400);
}

/** The true answer beside what came of a call. */
export function truthOfSaid(query: Question, got: Said, expected: string): Answer {
  return isFailure(got) ? expected : truthFor(query, got, expected);
}

/** A target answers in a way that cannot be judged. That is the user's mistake, and no finding. */
export class UnfitAnswer extends Error {}

/**
 * How a call of a query fails, or `undefined` if it is right, or none that could be judged.
 *
 * @throws UnfitAnswer if a module says yes or no where the query has none
 */
export function kindOfSaidAnswer(
  query: Question,
  { reference, target }: Pick<LoadedTarget, 'reference' | 'target'>,
  got: Said,
  expected: string,
): Kind | undefined {
  if (isFailure(got)) return isRefusal(query, { target }, got, expected) ? undefined : got.failed;
  if (typeof got === 'boolean' && !takesBoolean(query) && reference.module !== undefined)
    throw new UnfitAnswer(`${target.name} answers ${query.name} with ${got}: it takes text answers only`);
  return kindOfAnswer(query, got, expected);
}

/** How a target is asked a query: ours by its `subject`, a module by what it exports, others by their function for it. */
export function approachTo({ target, exports }: LoadedTarget, query: Question): Approach {
  if (exports !== undefined) {
    const { name } = query;
    if (exports.shapes.includes(name))
      return { question: (drawn) => ({ name, ...shapesOfAll(query, drawn.values) }) };
    if (!exports.flat.includes(name) || !takesFlat(query)) return undefined;
    return {
      question: ({ values }) => ({ name, cases: values.length / query.layout.arity, values }),
    };
  }
  if (target.name === 'unerring') return { call: (values) => query.subject(values.slice()) };
  const ask = target.queries?.[query.name] ?? target.queries?.[query.peerQuestion ?? query.name];
  return ask && { call: (values) => ask(values.slice()) };
}

/** The shapes of many cases. */
function shapesOfAll(query: Question, values: Float64Array) {
  const { arity } = query.layout;
  const cases = values.length / arity;
  const shapes = Array.from({ length: cases }, (_, i) =>
    shapesOf(query, values.slice(i * arity, (i + 1) * arity)),
  );
  return { cases, shapes };
}

/** Judges the cases of one block of a query. */
class QueryBlockJudge {
  readonly #task: BlockTask;
  readonly #query: Question;
  readonly #drawn: Drawn;
  readonly #targets: readonly LoadedTarget[];
  readonly #heartbeat: Heartbeat;
  readonly #referee = noCounts();
  readonly #laws = noCounts();
  readonly #classes: Record<string, number> = {};
  readonly #findings: Finding[] = [];
  #values: Float64Array = new Float64Array();

  constructor({ targets, heartbeat }: Workplace, task: BlockTask, drawn: Drawn) {
    this.#task = task;
    this.#query = requireQuestion(task.predicate);
    this.#drawn = drawn;
    this.#targets = targets;
    this.#heartbeat = heartbeat;
  }

  /** Asks the referee while engines think about it. */
  async run(seating: Promise<readonly Seat[]>): Promise<BlockResult> {
    const truths = Array.from({ length: this.#task.cases }, (_, i) => {
      this.#values = this.#drawn.at(i);
      return this.#drawn.isCase(i) ? this.#truth(i) : undefined;
    });
    const seats = await seating;
    const ours = seats.find((seat) => seat.name === 'unerring');
    for (const [i, expected] of truths.entries()) {
      if (expected === undefined) continue;
      this.#values = this.#drawn.at(i);
      for (const seat of seats) this.#judge(seat, i, expected);
      this.#heartbeat.end();
      if (ours !== undefined) this.#judgeLaw(ours, i, expected);
    }
    const counts: Record<string, Counts> = { [REFEREES]: this.#referee };
    for (const seat of seats) counts[seat.name] = seat.counts;
    if (ours !== undefined) counts[LAWS] = this.#laws;
    const [classes, findings, deaths] = [this.#classes, this.#findings, deathsOf(seats)];
    return { counts, tiers: {}, classes, findings, deaths };
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

  #judge(seat: Seat, i: number, expected: string): void {
    const got = seat.ask(i, this.#values);
    // It was not called, does not know such arguments, or says yes or no where there is none.
    if (isNotAsked(got) || got === undefined) return;
    const loaded = this.#targets[seat.index]!;
    const kind = kindOfSaidAnswer(this.#query, loaded, got, expected);
    if (isBesideThePoint(this.#query, got, expected) || isRefusal(this.#query, loaded, got, expected)) return;
    seat.counts[0]++;
    if (kind !== undefined)
      this.#fail(seat, i, truthOfSaid(this.#query, got, expected), kind, describeAnswer(got));
  }

  #fail(seat: Seat, i: number, expected: Answer, kind: Kind, got: string): void {
    count(seat.counts, kind);
    if (++seat.findings > this.#task.keep) return;
    this.#note(seat.name, i, expected, kind, got, seat.module === undefined ? {} : { module: seat.module });
  }

  /** One law a case, in turn. An answer that is wrong already would only be found again. */
  #judgeLaw(ours: Seat, i: number, expected: string): void {
    const laws = this.#query.laws ?? [];
    const law = laws[(this.#task.block * QUERY_BLOCK + i) % laws.length];
    if (law === undefined || i >= ours.retiredAt || ours.known.has(i)) return;
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
    const queryModule = moduleOfQuestion(predicate);
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
export async function judgeQuestionBlock(place: Workplace, task: BlockTask): Promise<BlockResult> {
  const query = requireQuestion(task.predicate);
  const drawn = draw(task.seed, task);
  const seats = seatsFor(place, task, drawn, (loaded) => approachTo(loaded, query));
  return new QueryBlockJudge(place, task, drawn).run(seats);
}
