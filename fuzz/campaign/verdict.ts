import { toDecimal } from '../../src/oracle/cases/doubles.js';
import type { Call } from '../../src/oracle/engines/index.js';
import type { Kind, Verdict } from './finding.js';
import { isFailure, type Said, sayOf } from './said.js';

export { describeError } from './said.js';

/** The kind of failure of a returned value, or `undefined` if it is right. NaN is looked at before the sign. */
export function kindOf(got: unknown, expected: number, strict: boolean): Kind | undefined {
  if (typeof got !== 'number') return 'wrong';
  if (Number.isNaN(got)) return 'nan';
  // Object.is tells -0 from 0: the contract of a strict target.
  if (strict) return Object.is(got, expected) ? undefined : 'wrong';
  return (got > 0 ? 1 : got < 0 ? -1 : 0) === expected ? undefined : 'wrong';
}

/** What came of a call, as text. */
export function describe(got: Said): string {
  if (typeof got === 'number') return toDecimal(got);
  if (got === undefined) return 'undefined';
  if (typeof got !== 'object') return `${typeof got} ${got}`.slice(0, 200);
  return 'failed' in got ? got.text : 'odd' in got ? got.odd : 'not asked';
}

/** How a call of a predicate fails, or `undefined` if it is right. */
export function kindOfSaid(got: Said, expected: number, strict: boolean): Kind | undefined {
  return isFailure(got) ? got.failed : kindOf(got, expected, strict);
}

/** What a call of a predicate is worth. */
export function verdictOn(got: Said, expected: number, strict: boolean): Verdict {
  return { kind: kindOfSaid(got, expected, strict), got: describe(got) };
}

/** Calls an implementation in this thread once and judges the answer. */
export function judgeOnce(call: Call, values: ArrayLike<number>, expected: number, strict: boolean): Verdict {
  return verdictOn(
    sayOf(() => call(values)),
    expected,
    strict,
  );
}
