import type { Cases } from '../../src/oracle/cases/cases.js';
import { caseIdText } from '../../src/oracle/protocol/case-id.js';
import { isProperQuestion } from '../../src/oracle/questions/degenerate.js';
import { violationOf } from '../../src/oracle/questions/judge.js';
import {
  type Answer,
  type AnyQuestion,
  classOf,
  isPredicate,
  type Tier,
} from '../../src/oracle/questions/question.js';
import { moduleOfQuestion, requireQuestion } from '../../src/oracle/questions/registry.js';
import { hitOf } from '../../src/oracle/verdict/hits.js';
import { describeError, said } from '../../src/oracle/verdict/said.js';
import {
  describeGot,
  failureOf,
  type Kind,
  truthFor,
  verdictOnSign,
} from '../../src/oracle/verdict/verdict.js';
import { verdictOnCase } from '../../src/oracle/verdict/verdict-on-case.js';
import type { BlockResult, BlockTask } from './block.js';
import { type Drawn, draw } from './draw.js';
import { countFailedClass } from './failed-classes.js';
import {
  type Counts,
  count,
  countVerdict,
  type Finding,
  LAWS,
  madeBy,
  noCounts,
  REFEREES,
  TIERS,
} from './finding.js';
import type { Heartbeat } from './heartbeat.js';
import { type Scale, scaleOf } from './plan.js';
import { Seat } from './seat.js';
import type { Workplace } from './workplace.js';

/** One case in so many is judged by the second referee as well, if there is one. */
export const SECOND_REFEREE_EVERY = 100;
/** One case in so many is given to every tier of ours, which costs more than the cascade itself. */
export const TIERS_EVERY = 16;

const UNDECIDED = 2;

type NoteDetails = Pick<Finding, 'tier' | 'module' | 'made'>;

/** Judges the cases of one piece of a block. A class, because a dozen facts about the block are needed at each case. */
class BlockJudge {
  readonly #task: BlockTask;
  readonly #question: AnyQuestion;
  readonly #scale: Scale;
  readonly #drawn: Drawn;
  readonly #seats: readonly Seat[];
  readonly #ours: Seat | undefined;
  readonly #tiers: readonly Tier[];
  readonly #heartbeat: Heartbeat;
  readonly #modules: Workplace['modules'];
  /** Of the pseudo-targets that judge ourselves. */
  readonly #referees = noCounts();
  readonly #tierCounts = noCounts();
  readonly #lawCounts = noCounts();
  readonly #decided: Record<string, number> = {};
  readonly #classes: Record<string, number> = {};
  readonly #findings: Finding[] = [];
  #values: Float64Array = new Float64Array();

  constructor({ engines, modules, heartbeat }: Workplace, task: BlockTask) {
    this.#task = task;
    this.#question = requireQuestion(task.question);
    this.#scale = scaleOf(this.#question);
    this.#drawn = draw(task.seed, task);
    this.#seats = engines.flatMap((engine, i) =>
      engine.knows(this.#question) ? [new Seat(engine, i, task)] : [],
    );
    this.#ours = this.#seats.find(({ engine }) => engine.name === 'unerring');
    this.#tiers = this.#ours === undefined ? [] : (this.#question.tiers ?? []);
    this.#heartbeat = heartbeat;
    this.#modules = modules;
  }

  async run(): Promise<BlockResult> {
    const { cases } = this.#task;
    // While engines elsewhere think about it, the referee does.
    const elsewhere = this.#askAll(
      (seat) => seat.isElsewhere,
      (i) => this.#drawn.isCase(i),
    );
    const truths = Array.from({ length: cases }, (_, i) => this.#truth(i));
    await this.#askAll(
      (seat) => !seat.isElsewhere,
      (i) => truths[i] !== undefined,
    );
    await elsewhere;
    for (const [i, truth] of truths.entries()) {
      if (truth === undefined) continue;
      this.#values = this.#drawn.at(i);
      for (const seat of this.#seats) this.#judge(seat, i, truth);
      const index = this.#indexOf(i);
      if (index % SECOND_REFEREE_EVERY === 0) this.#askSecondReferee(i, truth);
      if (this.#ours === undefined) continue;
      if (index % TIERS_EVERY === 0 && this.#tiers.length > 0) this.#askTiers(this.#ours, i, truth);
      if (index % this.#scale.lawsEvery === 0) this.#judgeLaw(this.#ours, i, truth);
    }
    return this.#result();
  }

  /** One engine after the other, so that none waits for the time of another. */
  async #askAll(chosen: (seat: Seat) => boolean, isAsked: (i: number) => boolean): Promise<void> {
    for (const seat of this.#seats) {
      if (chosen(seat)) await seat.ask(this.#question, this.#named, isAsked, this.#heartbeat);
    }
  }

  /** The cases with their names, for whoever is told. */
  get #named(): Cases {
    const { question, family, seed } = this.#task;
    return {
      ...this.#drawn,
      nameOf: (i) => caseIdText({ question, family, seed, case: this.#indexOf(i) }),
    };
  }

  /** The number of a case among those of its question and family. */
  #indexOf(i: number): number {
    return this.#task.block * this.#scale.block + this.#task.from + i;
  }

  /** The referee's answer. One that throws, or has a class that is not listed, is a failure of the referee. */
  #truth(i: number): Answer | undefined {
    if (!this.#drawn.isCase(i)) return undefined;
    this.#values = this.#drawn.at(i);
    const question = this.#question;
    // With a second referee, the cases that it is asked are counted.
    if (question.secondReferee === undefined) this.#referees[0]++;
    let truth: Answer;
    try {
      truth = question.referee(isPredicate(question) ? this.#values : this.#values.slice());
    } catch (error) {
      this.#failReferee(i, 'an answer', 'crashed', describeError(error));
      return undefined;
    }
    const name = classOf(question, truth);
    this.#classes[name] = (this.#classes[name] ?? 0) + 1;
    if (!question.classes.includes(name)) this.#failReferee(i, 'a class of the list', 'wrong', String(truth));
    return truth;
  }

  /** The referees must agree; where they do not, the finding has the first one's answer as the expected one. */
  #askSecondReferee(i: number, truth: Answer): void {
    if (this.#question.secondReferee === undefined) return;
    this.#referees[0]++;
    const other = this.#question.secondReferee(this.#values.slice());
    if (other !== truth) this.#failReferee(i, truth, 'wrong', String(other));
  }

  #failReferee(i: number, expected: Answer, kind: Kind, got: string): void {
    count(this.#referees, kind);
    if (this.#referees[1] + this.#referees[3] <= this.#task.keep)
      this.#note(REFEREES, i, expected, kind, got);
  }

  #judge(seat: Seat, i: number, truth: Answer): void {
    const answer = seat.said(i);
    const verdict = verdictOnCase(this.#question, seat.engine, answer, truth, this.#values);
    countVerdict(seat.counts, verdict);
    const kind = failureOf(verdict);
    if (kind === undefined) return;
    const got = describeGot(this.#question, answer, this.#values);
    const hit = kind === 'wrong' ? hitOf(this.#question, got, truth) : undefined;
    countFailedClass(seat.failedClasses, classOf(this.#question, truth), hit);
    seat.findings++;
    if (!this.#isToNote(seat)) return;
    const expected = truthFor(this.#question, answer, truth);
    this.#note(seat.engine.name, i, expected, kind, got, {
      ...this.#detailsOf(seat),
      ...madeBy(this.#question, answer),
    });
  }

  /** Whether a failure is one of the first, or the first without a degenerate shape. */
  #isToNote(seat: Seat): boolean {
    const { keep } = this.#task;
    if (keep === 0 || (seat.findings > keep && seat.hasProper)) return false;
    const proper = isProperQuestion(this.#question, this.#values);
    seat.hasProper ||= proper;
    return proper || seat.findings <= keep;
  }

  #detailsOf(seat: Seat): NoteDetails {
    const module = this.#modules[seat.engine.name];
    const tier = seat === this.#ours && this.#tiers.length > 0 ? this.#decidingTier() : undefined;
    return { ...(module !== undefined && { module }), ...(tier !== undefined && { tier }) };
  }

  #decidingTier(): string {
    for (const tier of this.#tiers) {
      try {
        if (tier.decide(this.#values) !== UNDECIDED) return tier.name;
      } catch {
        return tier.name;
      }
    }
    return 'none';
  }

  /** Whether ours is known not to come back from a case. */
  #isLost({ retiredAt, known }: Seat, i: number): boolean {
    return i >= retiredAt || known.has(i);
  }

  /** Asks every tier, whether or not one before it has decided: each that decides has to be right. */
  #askTiers(ours: Seat, i: number, truth: Answer): void {
    if (this.#isLost(ours, i)) return;
    this.#tierCounts[0]++;
    let decided: string | undefined;
    // A tier that never returns shows as our own engine hanging.
    this.#heartbeat.begin(i, ours.index);
    for (const tier of this.#tiers) {
      const judged = judgeTier(tier, this.#values, truth);
      if (judged === undefined) continue;
      decided ??= tier.name;
      if (judged.kind === undefined) continue;
      count(this.#tierCounts, judged.kind);
      if (this.#tierCounts[1] > this.#task.keep) continue;
      this.#note(TIERS, i, truth, judged.kind, judged.got, { tier: tier.name });
    }
    this.#heartbeat.end();
    const name = decided ?? 'none';
    this.#decided[name] = (this.#decided[name] ?? 0) + 1;
  }

  /** One law, in turn. An answer that is wrong already would only be found again. */
  #judgeLaw(ours: Seat, i: number, truth: Answer): void {
    const laws = this.#question.laws ?? [];
    const law = laws[(this.#indexOf(i) / this.#scale.lawsEvery) % laws.length];
    if (law === undefined || this.#isLost(ours, i)) return;
    this.#lawCounts[0]++;
    this.#heartbeat.begin(i, ours.index);
    const violation = violationOf(this.#question, law, this.#values.slice(), truth);
    this.#heartbeat.end();
    if (violation === undefined) return;
    count(this.#lawCounts, 'wrong');
    if (this.#lawCounts[1] > this.#task.keep) return;
    this.#note(LAWS, i, violation.expected, 'wrong', String(violation.got), { tier: law.name });
  }

  #note(target: string, i: number, expected: Answer, kind: Kind, got: string, more: NoteDetails = {}): void {
    const { question, family, seed, block } = this.#task;
    const questionModule = moduleOfQuestion(question);
    this.#findings.push({
      question,
      target,
      ...(questionModule !== undefined && { questionModule }),
      family,
      seed,
      block,
      case: this.#indexOf(i),
      kind,
      expected,
      got,
      ...more,
      values: Array.from(this.#values),
    });
  }

  #result(): BlockResult {
    const counts: Record<string, Counts> = { [REFEREES]: this.#referees };
    for (const { engine, counts: own } of this.#seats) counts[engine.name] = own;
    if (this.#tiers.length > 0) counts[TIERS] = this.#tierCounts;
    if (this.#ours !== undefined && this.#question.laws !== undefined) counts[LAWS] = this.#lawCounts;
    const failing = this.#seats.filter(({ findings }) => findings > 0);
    const dead = this.#seats.filter(({ deaths }) => deaths.length > 0);
    let refused = 0;
    for (let i = 0; i < this.#task.cases; i++) if (!this.#drawn.isCase(i)) refused++;
    return {
      counts,
      tiers: this.#decided,
      classes: this.#classes,
      failedClasses: Object.fromEntries(
        failing.map(({ engine, failedClasses }) => [engine.name, failedClasses]),
      ),
      findings: this.#findings,
      ...(refused > 0 && { refused }),
      deaths: Object.fromEntries(dead.map(({ engine, deaths }) => [engine.name, deaths])),
    };
  }
}

/** What a tier says on a case, and how it fails if it does; `undefined`: it does not decide. */
export function judgeTier(
  { decide }: Tier,
  values: Float64Array,
  truth: Answer,
): { readonly kind: Kind | undefined; readonly got: string } | undefined {
  let got: number;
  try {
    got = decide(values);
  } catch (error) {
    return { kind: 'crashed', got: describeError(error) };
  }
  if (got === UNDECIDED) return undefined;
  const verdict = verdictOnSign(said(got), Number(truth), true);
  return {
    kind: failureOf(verdict),
    got: Object.is(got, -0) ? '-0' : String(got),
  };
}

/**
 * Judges one piece of a block: every case by every engine against the referee, now and then by the second referee, and
 * ours by its tiers and its laws.
 *
 * @example (await judgeBlock(place, task)).counts.naive; // [1000, 153, 0, 0, 0]
 */
export function judgeBlock(place: Workplace, task: BlockTask): Promise<BlockResult> {
  return new BlockJudge(place, task).run();
}
