import { fromHexadecimal, toHexadecimal } from '../../src/arithmetic/hexadecimal.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import {
  type Contradiction,
  judgeMetamorphic,
  type MetamorphicAnswer,
  type MetamorphicReport,
} from '../../src/oracle/metamorphic/index.js';
import { pointSignature } from '../../src/oracle/questions/signature.js';
import { isFailure, type Said } from '../../src/oracle/verdict/said.js';
import { type EngineLimits, GuardedEngine } from '../campaign/guarded-engine.js';
import { UnloadableTarget } from '../campaign/unloadable-target.js';
import { familyNamed, generate } from '../families/index.js';
import { costOf } from '../shrink/candidates.js';
import { relationOf } from './maps.js';
import type { KeptContradiction, MetamorphicPlan, MetamorphicState } from './plan.js';

/** Cases that are drawn, judged and counted together: what an interruption loses at most. */
const BLOCK = 64;
/** An engine that has hung or died so often is asked no more. */
const MOST_DEATHS = 3;

/** An answer that cannot be compared. */
export class Incomparable extends Error {}

/** How it is run. */
export interface MetamorphicPace extends EngineLimits {
  readonly signal: AbortSignal;
  /** Told of each block, and waited for. */
  onBlock(state: MetamorphicState): Promise<void>;
}

/** Answers of one engine, one call at a time, and what is to be known of all of them. */
class Asked {
  readonly #engine: GuardedEngine;
  readonly #name: string;
  readonly #stop: AbortController;
  firstAnswer: string | undefined;
  varied: boolean;
  readonly deaths: string[] = [];
  /** An answer that is an object. */
  odd: string | undefined;

  /** `stop`: ends the campaign, because there is no more sense in asking. */
  constructor(engine: GuardedEngine, { plan, firstAnswer, varied }: MetamorphicState, stop: AbortController) {
    this.#engine = engine;
    this.#stop = stop;
    this.#name = plan.function;
    this.firstAnswer = firstAnswer;
    this.varied = varied;
  }

  async ask(values: Float64Array): Promise<Said> {
    const { said, deaths } = await this.#engine.ask({ name: this.#name, cases: 1, values }, 1);
    this.deaths.push(...deaths);
    if (this.deaths.length >= MOST_DEATHS) this.#stop.abort();
    const one = said[0];
    if (typeof one !== 'object') {
      const text = textOf(one);
      this.firstAnswer ??= text;
      this.varied ||= text !== this.firstAnswer;
      return one;
    }
    if ('odd' in one) {
      this.odd ??= one.odd;
      this.#stop.abort();
    }
    throw new Error(isFailure(one) ? one.text : 'no answer');
  }
}

function textOf(answer: Said): string {
  return typeof answer === 'number' ? String(answer + 0) : String(JSON.stringify(answer));
}

const shown = (answer: MetamorphicAnswer<Said>) =>
  'thrown' in answer ? `exception: ${answer.thrown}` : textOf(answer.answer);

function keptOf(found: Contradiction<Said>, family: string, first: number): KeptContradiction {
  const { map, values, said, mapped, mappedSaid, expected } = found;
  const threw = 'thrown' in said || 'thrown' in mappedSaid;
  return {
    map,
    family,
    case: first + found.case,
    values: Array.from(values, toHexadecimal),
    said: shown(said),
    mapped: Array.from(mapped.values, toHexadecimal),
    mappedSaid: shown(mappedSaid),
    ...(!threw && { expected: textOf(expected) }),
  };
}

/** Of each map those with the simplest numbers, these first; of equal ones the earlier. */
export function simplestOfMaps(
  all: readonly KeptContradiction[],
  keep: number,
): readonly KeptContradiction[] {
  const cost = ({ values }: KeptContradiction) => costOf(values.map(fromHexadecimal));
  const maps = [...new Set(all.map(({ map }) => map))].sort();
  return maps.flatMap((name) =>
    all
      .filter(({ map }) => map === name)
      .map((each) => ({ each, cost: cost(each) }))
      .sort((a, b) => a.cost - b.cost || a.each.case - b.each.case)
      .slice(0, keep)
      .map(({ each }) => each),
  );
}

function casesOf(plan: MetamorphicPlan, family: string, first: number, count: number): Float64Array[] {
  const signature = pointSignature(plan.dimension, plan.points);
  const random = new Random(...deriveSeed(plan.seed, 'metamorphic', family, first));
  return Array.from({ length: count }, () => {
    const values = new Float64Array(signature.arity);
    generate(familyNamed(family), random, signature, values);
    return values;
  });
}

function added(
  state: MetamorphicState,
  report: MetamorphicReport<Said>,
  family: string,
  { firstAnswer, varied }: Asked,
): MetamorphicState {
  const found = report.contradictions.map((each) => keptOf(each, family, state.cases));
  const kept = simplestOfMaps([...state.kept, ...found], state.plan.keep);
  const maps = state.maps.map((tally, i) => ({
    name: tally.name,
    compared: tally.compared + report.maps[i]!.compared,
    silent: tally.silent + report.maps[i]!.silent,
    contradictions:
      tally.contradictions + report.contradictions.filter(({ map }) => map === tally.name).length,
  }));
  const cases = state.cases + report.cases;
  return { ...state, cases, maps, kept, varied, ...(firstAnswer !== undefined && { firstAnswer }) };
}

/** The next block of a campaign; each is drawn from its own seed, so that it does not matter where a run began. */
async function nextBlock(
  state: MetamorphicState,
  asked: Asked,
  stop: AbortSignal,
): Promise<MetamorphicState> {
  const { plan, cases: first } = state;
  const family = plan.families[(first / BLOCK) % plan.families.length]!;
  const report = await judgeMetamorphic<Said>({
    ask: (values) => asked.ask(values),
    relations: plan.relations.map((relation) => relationOf(relation, plan.dimension, plan.points)),
    cases: casesOf(plan, family, first, Math.min(BLOCK, plan.count - first)),
    seed: deriveSeed(plan.seed, 'maps', first)[0] >>> 0,
    signal: stop,
  });
  // What came back after that is no answer.
  stop.throwIfAborted();
  return added(state, report, family, asked);
}

/**
 * Runs a campaign, or what is left of it. Interrupted, it gives the state after the last whole block.
 *
 * @throws UnloadableTarget if the module cannot be imported or has no such function, Incomparable for answers that are
 *   objects
 */
export async function runMetamorphic(
  from: MetamorphicState,
  name: string,
  pace: MetamorphicPace,
): Promise<MetamorphicState> {
  const engine = new GuardedEngine(name, from.plan.module, pace);
  let state = from;
  try {
    await engine.start();
    if (!engine.exports.flat.includes(from.plan.function))
      throw new UnloadableTarget(`${name}: it exports no function ${from.plan.function}`);
    const stop = new AbortController();
    const signal = AbortSignal.any([pace.signal, stop.signal]);
    const asked = new Asked(engine, from, stop);
    while (state.cases < state.plan.count && state.givenUp === undefined && !signal.aborted) {
      try {
        state = await nextBlock(state, asked, signal);
      } catch (error) {
        if (!signal.aborted || error !== signal.reason) throw error;
        if (asked.odd !== undefined) throw new Incomparable(asked.odd);
        if (!pace.signal.aborted) state = { ...state, givenUp: asked.deaths.at(-1)! };
      }
      await pace.onBlock(state);
    }
    return state;
  } finally {
    await engine.close();
  }
}
