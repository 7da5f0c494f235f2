/**
 * Throws the one error that a geometric function has for a number without a meaning.
 *
 * @throws RangeError, always: `orient2d: ax must be a finite number, got NaN`
 */
export function reject(where: string, argument: string, expected: string, value: unknown): never {
  throw new RangeError(`${where}: ${argument} must be ${expected}, got ${String(value)}`);
}

/**
 * Checks that every value is a finite number. Called off the fast path: a filter that met a NaN or an
 * Infinity is undecided, so only undecided calls pay for the check.
 *
 * @param names The arguments' names in order, separated by spaces: one string is less to load than an array.
 * @throws RangeError naming the first argument that is NaN, an Infinity or no number at all
 */
export function requireFinite(where: string, names: string, values: readonly number[]): void {
  values.forEach((value, i) => {
    if (!Number.isFinite(value)) reject(where, names.split(' ')[i]!, 'a finite number', value);
  });
}
