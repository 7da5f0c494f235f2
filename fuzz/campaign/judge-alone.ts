import { casesOf } from '../../src/oracle/cases/cases.js';
import type { Engine } from '../../src/oracle/engines/engine.js';
import type { Answer, AnyQuestion } from '../../src/oracle/questions/question.js';
import { isNotAsked, type Said } from '../../src/oracle/verdict/said.js';
import type { Kind } from '../../src/oracle/verdict/verdict.js';
import type { Heartbeat } from './heartbeat.js';
import { ModuleEngine } from './module-engine.js';

/** What is found when one case is judged by itself. */
export interface Judged {
  readonly kind: Kind | undefined;
  readonly expected: Answer;
  readonly got: string;
  /** Of a construction: the answer as it came. */
  readonly made?: string;
}

/**
 * Judges cases of which nothing else depends, one by one or many at once. There are fewer results than cases if the
 * target has hung or died too often on the way.
 */
export interface JudgeAlone {
  (cases: readonly (readonly number[])[]): Promise<readonly Judged[]>;
  /** How many cases it pays to give it at once. */
  readonly largestBatch: number;
}

/** Enough that the way to another process is short beside the work there. */
const BATCH = 64;
/** How often an engine in a process of its own may hang or die before it is left alone. */
const PATIENCE = 3;

/** Judges in this very thread: with a heartbeat, so that the main thread notices when it does not come back. */
export function judgeHere(
  judge: (values: Float64Array) => Judged | Promise<Judged>,
  heartbeat: Heartbeat,
): JudgeAlone {
  const all = async (cases: readonly (readonly number[])[]) => {
    const judged: Judged[] = [];
    for (const values of cases) {
      heartbeat.begin(0, 0);
      try {
        judged.push(await judge(Float64Array.from(values)));
      } finally {
        heartbeat.end();
      }
    }
    return judged;
  };
  return Object.assign(all, { largestBatch: 1 });
}

/** Judges what an engine says. */
export function judgeEngine(
  engine: Engine,
  question: AnyQuestion,
  judge: (values: Float64Array, got: Said) => Judged,
  heartbeat: Heartbeat,
): JudgeAlone {
  const { arity } = question.layout;
  if (!(engine instanceof ModuleEngine)) {
    return judgeHere(async (values) => {
      const [got] = Array.from(await engine.ask(question, casesOf(arity, values)));
      return judge(values, got);
    }, heartbeat);
  }
  let patience = PATIENCE;
  const ask = async (cases: readonly (readonly number[])[]) => {
    if (patience <= 0 || cases.length === 0) return [];
    const watch = { begin: () => undefined, mostDeaths: patience, died: () => void patience-- };
    const all: readonly Said[] = Array.from(await engine.ask(question, casesOf(arity, cases.flat()), watch));
    const end = all.findIndex(isNotAsked);
    const asked = end < 0 ? all : all.slice(0, end);
    return asked.map((got, i) => judge(Float64Array.from(cases[i]!), got));
  };
  return Object.assign(ask, { largestBatch: BATCH });
}
