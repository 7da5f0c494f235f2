import { type Drawn, reader } from './draw.js';
import type { Engines } from './engines.js';
import type { Answer, Kind } from './finding.js';
import type { Heartbeat } from './heartbeat.js';
import { isNotAsked, type Said, sayOf } from './said.js';
import type { Approach } from './seat.js';

/** What is found when one case is judged by itself. */
export interface Judged {
  readonly kind: Kind | undefined;
  readonly expected: Answer;
  readonly got: string;
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
/** How often a target in a process of its own may hang or die before it is left alone. */
const PATIENCE = 3;

/** Judges in this very thread: with a heartbeat, so that the main thread notices when it does not come back. */
export function judgeHere(judge: (values: Float64Array) => Judged, heartbeat: Heartbeat): JudgeAlone {
  const all = async (cases: readonly (readonly number[])[]) =>
    cases.map((values) => {
      heartbeat.begin(0, 0);
      try {
        return judge(Float64Array.from(values));
      } finally {
        heartbeat.end();
      }
    });
  return Object.assign(all, { largestBatch: 1 });
}

/** Judges what a target says. */
export function judgeTarget(
  name: string,
  approach: Exclude<Approach, undefined>,
  judge: (values: Float64Array, got: Said) => Judged,
  engines: Engines,
  heartbeat: Heartbeat,
): JudgeAlone {
  if ('call' in approach) {
    return judgeHere((values) => {
      const got = sayOf(() => approach.call(values));
      return judge(values, got);
    }, heartbeat);
  }
  let patience = PATIENCE;
  const ask = async (cases: readonly (readonly number[])[]) => {
    if (patience <= 0 || cases.length === 0) return [];
    const { said, deaths } = await engines.ask(name, approach.question(asDrawn(cases)), patience);
    patience -= deaths.length;
    const all: readonly Said[] = Array.from(said);
    const end = all.findIndex(isNotAsked);
    const asked = end < 0 ? all : all.slice(0, end);
    return asked.map((got, i) => judge(Float64Array.from(cases[i]!), got));
  };
  return Object.assign(ask, { largestBatch: BATCH });
}

function asDrawn(cases: readonly (readonly number[])[]): Drawn {
  const arity = cases[0]!.length;
  const values = Float64Array.from(cases.flat());
  return { values, at: reader(values, arity), isCase: () => true };
}
