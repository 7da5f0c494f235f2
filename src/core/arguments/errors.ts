import { describe } from './describe.js';

/**
 * The error about an argument: a `RangeError` that can be told from what an engine throws for arrays that are too
 * large, which is a RangeError as well.
 */
export class ArgumentError extends RangeError {}

/**
 * Throws the one error that a geometric function has for an argument without a meaning.
 *
 * @param where The function that the user called
 * @param path The argument, or the part of it: `triangle.a[0]`
 * @param expected What it must be, in words
 * @param value What was given, which is described
 * @param way How that becomes what is expected, if it is known; it is said in place of what `describe` knows
 * @throws RangeError, always: `orient2d: ax must be a finite number, got NaN`
 */
export function reject(where: string, path: string, expected: string, value: unknown, way = ''): never {
  return rejectWords(where, path, expected, describe(value, way));
}

/**
 * {@link reject} where a few words say better than the value what was given.
 *
 * @throws RangeError, always: `f: plane must be three points that are not collinear, got points of one line`
 */
export function rejectWords(where: string, path: string, expected: string, got: string): never {
  throw new ArgumentError(`${where}: ${path} must be ${expected}, got ${got}`);
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
    const all = names.split(' ');
    // Short, and without `describe`: the predicates are small, and all of them need this.
    const got =
      typeof value === 'string'
        ? `the string '${value}'`
        : Array.isArray(value)
          ? `[${value}]: pass ${all}`
          : value == null || typeof value === 'number' || typeof value === 'boolean'
            ? value
            : `type ${typeof value}`;
    throw new RangeError(`${where}: ${all[i]} must be a finite number, got ${got}`);
  });
}
