/** The names from before `core/arguments`, for rooms that do not use that yet. */
import { reject as rejectValue, rejectWords } from './arguments/errors.js';

export { requireFinite } from './arguments/errors.js';
export { requireList, requireObject } from './arguments/lists.js';
export { requireIndex } from './arguments/numbers.js';

/** {@link rejectValue}, but a text that is no numeral is taken for words. */
export function reject(where: string, argument: string, expected: string, value: unknown): never {
  const isWords = typeof value === 'string' && Number.isNaN(Number(value));
  return isWords
    ? rejectWords(where, argument, expected, value)
    : rejectValue(where, argument, expected, value);
}
