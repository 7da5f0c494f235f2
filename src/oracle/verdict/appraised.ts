import type { Engine } from '../engines/engine.js';
import type { AnyQuestion } from '../questions/question.js';
import type { Said } from './said.js';

/** How much of a text that is no answer is shown. */
const SHOWN = 200;

/**
 * What an engine said, for comparison with the truth: of a construction, which is checked and not compared, what its text stands
 * for (the true answer if nothing is wrong with it, else its fault). The kernel, which promises whole answers, says that itself.
 */
export function appraised(
  { strict }: Pick<Engine, 'strict'>,
  { appraise }: AnyQuestion,
  said: Said,
  values: ArrayLike<number>,
): Said {
  if (appraise === undefined || strict || typeof said !== 'string') return said;
  return appraise(Float64Array.from(values), said) ?? { odd: said.slice(0, SHOWN) };
}
