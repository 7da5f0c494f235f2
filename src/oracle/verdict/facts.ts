import { type Answer, type AnyQuestion, classOf } from '../questions/question.js';
import { type DecidingSign, decidingSigns } from './deciding-signs.js';
import { type Hit, hitOf } from './hits.js';
import type { Judged } from './judge-cases.js';
import { type Place, placeOf, placeText } from './margins/place.js';
import { requireValues } from './require-values.js';
import type { Verdict } from './verdict.js';

/** What there is to say about a judged case: plain data. */
export interface Facts extends Place {
  readonly question: string;
  readonly verdict: Verdict;
  /** What was said, as text. */
  readonly got: string;
  /** What should have been said, as far as the engine says anything: a sign, text, `true` or `false`. */
  readonly expected: Answer;
  /** The whole true answer, and its class. */
  readonly truth: Answer;
  readonly class: string;
  /** Of a wrong yes or no: a hit that was missed, or one that is none. */
  readonly hit?: Hit;
  /** What of the shapes meets, as the true answer names it: `v0/e1`. */
  readonly features: readonly string[];
  /** The signs that decide the question; empty where they are not listed. */
  readonly signs: readonly DecidingSign[];
}

const FEATURE = /^(?:in|[vef]\d+|-)(?:\/(?:in|[vef]\d+|-))?$/;

/** The features in the text of an answer. */
function featuresIn(truth: Answer): readonly string[] {
  if (typeof truth === 'number') return [];
  return truth.split(' ').filter((word, i) => i > 0 && word !== '-' && FEATURE.test(word));
}

/**
 * The facts of a judged case, or of a finding of a campaign, as data.
 *
 * @param judged the verdict, what was expected, and what was said: what `judgeCases` returns
 * @throws RangeError if values are not arguments of the question
 * @example
 * const question = requireQuestion('orient2d');
 * const facts = factsOf(question, [0, 0, 3, 4, 5, 0], { verdict: 'wrong', expected: -1, got: '0' });
 * [facts.class, facts.distance]; // ['-1', 4]
 */
export function factsOf(question: AnyQuestion, values: ArrayLike<number>, judged: Judged): Facts {
  requireValues('factsOf', question, values);
  const { verdict, expected, got } = judged;
  const truth = question.referee(Float64Array.from(values));
  const hit = verdict === 'right' ? undefined : hitOf(question, got, truth);
  return {
    question: question.name,
    verdict,
    got,
    expected,
    truth,
    class: classOf(question, truth),
    ...(hit !== undefined && { hit }),
    features: featuresIn(truth),
    signs: decidingSigns(question, values),
    ...placeOf(question, values),
  };
}

const HITS = { missed: 'a missed hit', false: 'a false hit' } as const;

/**
 * Facts in words, on one line.
 *
 * @example
 * const judged = { verdict: 'wrong', expected: -1, got: '0' };
 * describeFacts(factsOf(requireQuestion('orient2d'), [0, 0, 3, 4, 5, 0], judged));
 * // 'wrong: said 0, the truth is -1; 4 from where the answer changes; orient2d(a, b, c) = -1'
 */
export function describeFacts(facts: Facts): string {
  const { verdict, got, expected, truth, hit, features, signs } = facts;
  const place = placeText(facts);
  const whole = expected === truth ? '' : ` (${truth})`;
  const parts = [
    verdict === 'right'
      ? `right: ${got}${whole}`
      : `${verdict}: said ${got}, the truth is ${expected}${whole}`,
    ...(hit === undefined ? [] : [HITS[hit]]),
    ...(features.length === 0 ? [] : [`features ${features.join(', ')}`]),
    ...(place === undefined ? [] : [place]),
    ...signs.map(({ predicate, of, sign }) => `${predicate}(${of.join(', ')}) = ${sign}`),
  ];
  return parts.join('; ');
}
