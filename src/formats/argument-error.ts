/**
 * The error about an argument where a reader may be in the middle of a file: told apart from what an engine throws for arrays that
 * are too large, which is a RangeError as well.
 */
export class ArgumentError extends RangeError {
  constructor(where: string, argument: string, expected: string, value: unknown) {
    super(`${where}: ${argument} must be ${expected}, got ${described(value)}`);
  }
}

/** A value in a few words: itself if it is short, else what it is. */
function described(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value).slice(0, 40);
  if (Array.isArray(value)) return 'an array';
  const made: unknown = value.constructor;
  const name = typeof made === 'function' ? made.name : '';
  return name === '' || name === 'Object' ? 'a plain object' : `an object of class ${name.slice(0, 40)}`;
}
