/** Checks of objects and lists, where no other check says more. */
import { reject, rejectWords } from './errors.js';
import { isList } from './kinds.js';
import { requireFunction } from './numbers.js';

/**
 * Checks that an argument has members that can be read: a shape, a list or a class's object, and neither `undefined`
 * nor a number.
 *
 * @param expected What it should be: `{start, end}`
 * @throws RangeError naming the argument
 */
export function requireObject(where: string, name: string, expected: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) reject(where, name, expected, value);
}

/**
 * Checks options: an object, or nothing at all, and in it what there is, so that a name that was misspelt is not left
 * out in silence.
 *
 * @param known  the names of the options, separated by spaces
 * @throws RangeError `where: options must be an object, got null`;
 *   `where: options.ruel must be a known name (rule), got 'ruel'`
 */
export function requireOptions(where: string, name: string, value: unknown, known: string): void {
  if (value === undefined) return;
  if (typeof value !== 'object' || value === null) {
    // `map` hands over the places of a list, the first one first.
    if (value === 0) rejectWords(where, name, 'an object', `0: where map calls it, pass (v) => ${where}(v)`);
    const isHearer = typeof value === 'function' && known.includes('onProgress');
    reject(where, name, 'an object', value, isHearer ? '{ onProgress: v }' : '');
  }
  // An empty list would be taken for no options, and what was meant by it be lost.
  if (isList(value)) reject(where, name, 'an object, and no list', value);
  const keys = Object.keys(value);
  const names = known.split(' ');
  // So would be what has a name of its own, and shows nothing: a signal, a promise, a Map.
  if (keys.length === 0 && Object.prototype.toString.call(value) !== '[object Object]') {
    const way = 'aborted' in value ? '{ signal: v }' : 'abort' in value ? '{ signal: v.signal }' : '';
    const isHeard = way === '' || names.includes('signal');
    reject(where, name, `an object of options (${names.join(', ')})`, value, isHeard ? way : 'none');
  }
  for (const key of keys) {
    if (names.includes(key)) continue;
    const expected = `a known name (${names.join(', ')})`;
    rejectWords(where, `${name}.${key}`, expected, `'${key}'`);
  }
}

/**
 * Checks the options `onProgress`, a function, and `signal`, which says whether it is aborted.
 *
 * @throws RangeError for what is neither left out nor such a thing: an AbortController is no signal, and has one
 */
export function requireWatch(where: string, onProgress: unknown, signal: unknown): void {
  if (onProgress !== undefined) requireFunction(where, 'options.onProgress', onProgress);
  if (signal === undefined || (typeof signal === 'object' && signal !== null && 'aborted' in signal)) return;
  reject(where, 'options.signal', 'an AbortSignal', signal);
}

/**
 * Checks that an argument is a list: an array or a typed array, of any length.
 *
 * @throws RangeError naming the argument
 */
export function requireList(where: string, name: string, expected: string, value: unknown): void {
  if (!isList(value)) reject(where, name, expected, value);
}
