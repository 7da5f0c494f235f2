import { reject, rejectWords } from '../../core/arguments/errors.js';
import { isValid } from '../questions/layout.js';
import type { AnyQuestion } from '../questions/question.js';

/**
 * Checks the arguments of a question.
 *
 * @throws RangeError if there are not as many numbers as it takes, one is not finite, or they are outside of its domain
 */
export function requireValues(where: string, { name, layout }: AnyQuestion, values: ArrayLike<number>): void {
  const { arity } = layout;
  if (typeof values !== 'object' || values === null || !('length' in values))
    reject(where, 'values', `the ${arity} arguments of ${name}`, values);
  if (values.length !== arity)
    rejectWords(where, 'values', `the ${arity} arguments of ${name}`, `${values.length} numbers`);
  const bad = Array.prototype.findIndex.call(values, (x) => !Number.isFinite(x));
  if (bad >= 0) reject(where, `values[${bad}]`, 'a finite number', values[bad]);
  if (!isValid(layout, values))
    rejectWords(where, 'values', `in the domain of ${name}`, `[${Array.from(values).join(', ')}]`);
}
