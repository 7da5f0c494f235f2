import { describe } from './describe.js';

/**
 * Throws the one error that a geometric function has for an argument without a meaning.
 *
 * @param value What was given, or a few words that say it
 * @throws RangeError, always: `orient2d: ax must be a finite number, got NaN`
 */
export function reject(where: string, argument: string, expected: string, value: unknown): never {
  throw new RangeError(`${where}: ${argument} must be ${expected}, got ${describe(value)}`);
}

/**
 * Checks that an argument has members that can be read: a shape, a list or a class's object, and neither `undefined`
 * nor a number.
 *
 * @param expected What it should be: `{start, end}`
 * @throws RangeError naming the argument
 */
export function requireObject(where: string, argument: string, expected: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) reject(where, argument, expected, value);
}

/**
 * Checks that an argument is a list: an array or a typed array, of any length.
 *
 * @throws RangeError naming the argument
 */
export function requireList(where: string, argument: string, expected: string, value: unknown): void {
  requireObject(where, argument, expected, value);
  if (typeof (value as ArrayLike<unknown>).length !== 'number') reject(where, argument, expected, value);
}

/**
 * Checks that an argument is the number of one of `count` things.
 *
 * @throws RangeError naming the argument
 */
export function requireIndex(where: string, argument: string, index: number, count: number): void {
  if (Number.isInteger(index) && index >= 0 && index < count) return;
  reject(
    where,
    argument,
    count === 0 ? 'an index, but there is nothing' : `an integer from 0 to ${count - 1}`,
    index,
  );
}

/**
 * Checks that every value is a finite number. Called off the fast path: a filter that met a NaN or an
 * Infinity is undecided, so only undecided calls pay for the check.
 *
 * @param names The arguments' names in order, separated by spaces: one string is less to load than an array.
 * @throws RangeError naming the first argument that is NaN, an Infinity or no number at all
 */
export function requireFinite(where: string, names: string, values: readonly unknown[]): void {
  values.forEach((value, i) => {
    if (Number.isFinite(value)) return;
    // Short, and without `describe`: the predicates are small, and all of them need this.
    const got =
      typeof value === 'string' ? `the string '${value}'` : isPlain(value) ? value : `a ${typeof value}`;
    throw new RangeError(`${where}: ${names.split(' ')[i]} must be a finite number, got ${got}`);
  });
}

/** Whether a value's text says what it is. */
function isPlain(value: unknown): boolean {
  return value == null || typeof value === 'number' || typeof value === 'boolean';
}
