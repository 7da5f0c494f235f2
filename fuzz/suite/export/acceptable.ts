import { toHexFloat } from '../../../src/oracle/cases/doubles.js';
import { type Answer, type AnyQuestion, holds, isPredicate } from '../../../src/oracle/questions/question.js';
import type { Declaration } from '../../../src/oracle/verdict/declaration.js';
import { verdictOnCase } from '../../../src/oracle/verdict/verdict-on-case.js';

/**
 * What stands behind the answer of a case: nothing else is right, a tolerance or a convention makes another one right.
 */
export type Result = 'exact' | 'policy' | 'convention';

/** An answer that is not the true one and right all the same for an engine that declares what stands under `under`. */
export interface Acceptable {
  /** Of a predicate. */
  readonly answer?: number;
  /** Of a query. */
  readonly yes?: boolean;
  /** A declaration (docs/oracle.md); numbers as C99 hexadecimal. */
  readonly under: Readonly<Record<string, string>>;
}

/** The conventions that may make another answer right for one case; turned sides are declared once for all cases. */
const CONVENTIONS: readonly Declaration[] = [
  { boundary: 'open' },
  { backfaces: 'culled' },
  { culling: 'by-planes' },
];

/** The answers that are not the true one. */
function others(question: AnyQuestion, truth: Answer): readonly (number | boolean)[] {
  if (isPredicate(question)) return [-1, 0, 1].filter((sign) => sign !== truth);
  const yes = holds(question, truth);
  return yes === undefined ? [] : [!yes];
}

function acceptableOf(said: number | boolean, under: Acceptable['under']): Acceptable {
  return typeof said === 'number' ? { answer: said, under } : { yes: said, under };
}

/**
 * The acceptable answers of a case beside the true one, by the rules of verdicts.
 *
 * @param nearness the tolerance within which the answer changes; `undefined`: none
 */
export function acceptable(
  question: AnyQuestion,
  values: ArrayLike<number>,
  truth: Answer,
  nearness: number | undefined,
): readonly { readonly result: Result; readonly answer: Acceptable }[] {
  const verdictUnder = (said: number | boolean, declaration: Declaration) =>
    verdictOnCase(
      question,
      { name: '', strict: false, declares: { [question.name]: declaration } },
      said,
      truth,
      values,
    );
  return others(question, truth).flatMap((said) => {
    const conventions = CONVENTIONS.filter((one) => verdictUnder(said, one) === 'convention');
    const policy = nearness !== undefined && verdictUnder(said, { relativeTolerance: nearness }) === 'policy';
    return [
      ...conventions.map((one) => ({
        result: 'convention' as const,
        answer: acceptableOf(said, one as Acceptable['under']),
      })),
      ...(policy
        ? [
            {
              result: 'policy' as const,
              answer: acceptableOf(said, { relativeTolerance: toHexFloat(nearness) }),
            },
          ]
        : []),
    ];
  });
}
