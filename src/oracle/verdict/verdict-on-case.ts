import * as rational from '../../arithmetic/rational.js';
import type { Engine } from '../engines/engine.js';
import { isDegenerate } from '../questions/degenerate.js';
import { type Answer, type AnyQuestion, holds, isPredicate } from '../questions/question.js';
import { rational as referee } from '../referees/signs/rational.js';
import { isBehindNoPlane } from './culling.js';
import { type Declaration, declarationFor, LARGEST_TOLERANCE } from './declaration.js';
import { isListed } from './hits.js';
import { isWithin, type Margin, marginOf, thinQueries } from './margins/index.js';
import { isNotAsked, type Said } from './said.js';
import { haveUnitLength } from './unit-vectors.js';
import { type Verdict, verdictOn } from './verdict.js';

/** An engine, as far as a verdict depends on it. */
export type Declaring = Pick<Engine, 'name' | 'strict' | 'declares'>;

/** One judged case: the question, its arguments, what was said, and the truth. */
interface Case {
  readonly question: AnyQuestion;
  readonly values: ArrayLike<number>;
  readonly said: Said;
  readonly truth: Answer;
}

/**
 * Judges what an engine said to a case: as {@link verdictOn}, and by what the engine declares of itself. Outside of its
 * domain it is not accused, whatever it did.
 *
 * @throws UnfitAnswer if it says yes or no where the question takes texts only
 * @example
 * await loadQuestions();
 * const engine = { name: 'open', strict: false, declares: { pointBox2d: { boundary: 'open' } } };
 * verdictOnCase(requireQuestion('pointBox2d'), engine, false, 'boundary v2', [2, 2, 0, 0, 2, 2]); // 'convention'
 */
export function verdictOnCase(
  question: AnyQuestion,
  engine: Declaring,
  said: Said,
  truth: Answer,
  values: ArrayLike<number>,
): Verdict {
  if (engine.declares === undefined || isNotAsked(said))
    return verdictOn(question, engine, said, truth, values);
  const declaration = declarationFor(engine.declares, question);
  const one: Case = { question, values, said, truth };
  if (isOutside(declaration, one)) return 'unsupported';
  const verdict = verdictBySides(declaration, engine, one);
  if (verdict !== 'wrong') return verdict;
  if (isConvention(declaration, one)) return 'convention';
  return isPolicy(declaration, one) ? 'policy' : 'wrong';
}

/** The greatest magnitude among the arguments. */
function largestOf(values: ArrayLike<number>): number {
  let largest = 0;
  for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i]!));
  return largest;
}

/** Whether a case is outside of the declared domain. */
function isOutside(
  { float32, magnitudes, nonDegenerate, unitVectors }: Declaration,
  { question, values, truth }: Case,
): boolean {
  const numbers = Array.from(values);
  if (float32 && numbers.some((x) => Math.fround(x) !== x)) return true;
  if (magnitudes !== undefined) {
    const [least, most] = magnitudes;
    if (numbers.some((x) => x !== 0 && (Math.abs(x) < least || Math.abs(x) > most))) return true;
  }
  if (unitVectors && !haveUnitLength(question, values)) return true;
  if (!nonDegenerate) return false;
  return isPredicate(question) ? truth === 0 : isDegenerate(question, values);
}

/** The plain verdict; of an engine with turned sides, on the turned truth alone. */
function verdictBySides(
  { sides }: Declaration,
  engine: Declaring,
  { question, said, truth, values }: Case,
): Verdict {
  if (sides === undefined || typeof truth !== 'number' || truth === 0)
    return verdictOn(question, engine, said, truth, values);
  const verdict = verdictOn(question, engine, said, -truth);
  return verdict === 'right' ? 'convention' : verdict;
}

/** Whether a declared convention makes a no right, or a yes. */
function isConvention(
  { boundary, backfaces, culling }: Declaration,
  { question, values, said, truth }: Case,
): boolean {
  if (culling !== undefined && said === true && holds(question, truth) === false)
    return isBehindNoPlane(question, values, truth);
  if (said !== false || holds(question, truth) !== true) return false;
  if (boundary === 'open' && /^(?:touching|boundary)\b/.test(String(truth))) return true;
  return backfaces === 'culled' && isFromBehind(values);
}

/** Whether a ray comes from behind a triangle, or runs along its plane. */
function isFromBehind(v: ArrayLike<number>): boolean {
  const all = Array.from(v);
  return referee.judges.orientDirection3d(Float64Array.from([...all.slice(3, 6), ...all.slice(6, 15)])) >= 0;
}

/** Whether the truth changes within the declared tolerance; what is no answer to the question is not excused by it. */
function isPolicy(declaration: Declaration, { question, values, said, truth }: Case): boolean {
  const { tolerance, relativeTolerance } = declaration;
  if (tolerance === undefined && relativeTolerance === undefined) return false;
  if (typeof said === 'string' && !isListed(question, said)) return false;
  // Or whoever sees no point on any segment would be excused: only a hit that is none is near a thin shape.
  if (thinQueries.includes(question.name) && holds(question, truth)) return false;
  const margin = marginOf(question, values);
  if (margin === undefined) return false;
  const largest = rational.fromNumber(largestOf(values));
  const part = (factor: number) => rational.multiply(rational.fromNumber(factor), largest);
  if (!isWithin(margin, part(LARGEST_TOLERANCE))) return false;
  return isAtMost(margin, tolerance) || isAtMost(margin, relativeTolerance && part(relativeTolerance));
}

function isAtMost(margin: Margin, tolerance: number | rational.Rational | undefined): boolean {
  return tolerance !== undefined && isWithin(margin, tolerance);
}
