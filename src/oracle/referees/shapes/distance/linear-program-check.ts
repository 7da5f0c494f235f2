/**
 * Checks a point, a ray or a conflict that a linear program is said to have: by sums of products over the rationals.
 */
import {
  add,
  fromNumber,
  fromParts,
  multiply,
  type Rational,
  sign,
} from '../../../../arithmetic/rational.js';

/** What is claimed, as far as it can be checked by itself. */
export interface ProgramClaim {
  readonly status: 'infeasible' | 'unbounded' | 'optimal';
  readonly point?: readonly Rational[];
  readonly value?: Rational;
  readonly ray?: readonly bigint[];
  readonly conflict?: readonly number[];
  readonly multipliers?: readonly bigint[];
}

interface Given {
  readonly normal: readonly number[];
  readonly constant: number;
}

const ZERO = fromNumber(0);
const whole = (x: bigint): Rational => fromParts(x, 1n);
const along = (v: readonly number[], p: readonly Rational[]): Rational =>
  v.reduce((sum, x, k) => add(sum, multiply(fromNumber(x), p[k]!)), ZERO);

/** What is wrong with a claim, in capitals; `undefined` for a right one. */
export function programFault(
  objective: readonly number[],
  given: readonly Given[],
  claim: ProgramClaim,
): string | undefined {
  if (claim.status === 'infeasible') return conflictFault(given, claim);
  const { point, ray, value } = claim;
  if (
    point === undefined ||
    given.some((one) => sign(add(along(one.normal, point), fromNumber(one.constant))) > 0)
  ) {
    return 'POINT IS OUTSIDE';
  }
  if (claim.status === 'optimal') {
    const isIt = value !== undefined && sign(add(along(objective, point), multiply(value, whole(-1n)))) === 0;
    return isIt ? undefined : 'VALUE IS ANOTHER';
  }
  const direction = ray?.map(whole);
  if (direction === undefined || sign(along(objective, direction)) <= 0) return 'RAY DOES NOT RISE';
  return given.some((one) => sign(along(one.normal, direction)) > 0) ? 'RAY LEAVES' : undefined;
}

function conflictFault(given: readonly Given[], { conflict, multipliers }: ProgramClaim): string | undefined {
  const most = (given[0]?.normal.length ?? 0) + 1;
  if (conflict === undefined || multipliers === undefined) return 'NO CONFLICT';
  if (conflict.length > most || conflict.length !== multipliers.length) return 'CONFLICT OF TOO MANY';
  if (multipliers.some((y) => y <= 0n)) return 'MULTIPLIER IS NOT POSITIVE';
  const total = (of: (one: Given) => number): Rational =>
    conflict.reduce(
      (sum, i, k) => add(sum, multiply(whole(multipliers[k]!), fromNumber(of(given[i]!)))),
      ZERO,
    );
  const isZero = given[0]!.normal.every((_, k) => sign(total(({ normal }) => normal[k]!)) === 0);
  if (!isZero) return 'NORMALS DO NOT CANCEL';
  return sign(total(({ constant }) => constant)) > 0 ? undefined : 'NO CONTRADICTION';
}
