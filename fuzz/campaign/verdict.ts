import { toDecimal } from '../doubles.js';
import type { Call } from '../targets/index.js';
import type { Kind, Verdict } from './finding.js';

/** The kind of failure of a returned value, or `undefined` if it is right. NaN is looked at before the sign. */
export function kindOf(got: unknown, expected: number, strict: boolean): Kind | undefined {
  if (typeof got !== 'number') return 'wrong';
  if (Number.isNaN(got)) return 'nan';
  // Object.is tells -0 from 0: the contract of a strict target.
  if (strict) return Object.is(got, expected) ? undefined : 'wrong';
  return (got > 0 ? 1 : got < 0 ? -1 : 0) === expected ? undefined : 'wrong';
}

/** A returned value as text. */
export function describe(got: unknown): string {
  return typeof got === 'number' ? toDecimal(got) : `${typeof got} ${String(got)}`.slice(0, 200);
}

/** An exception as text, one line of it. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : `thrown: ${String(error)}`;
  return text.split('\n')[0]!.slice(0, 200);
}

/** Calls a target once and judges the answer. */
export function judgeOnce(call: Call, values: ArrayLike<number>, expected: number, strict: boolean): Verdict {
  try {
    const got: unknown = call(values);
    return { kind: kindOf(got, expected, strict), got: describe(got) };
  } catch (error) {
    return { kind: 'thrown', got: describeError(error) };
  }
}
