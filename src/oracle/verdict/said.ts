/** A call that brought no value: the engine threw, hung, or took its process with it. */
export interface Failure {
  readonly failed: 'crashed' | 'timed-out';
  readonly text: string;
  /** Whether the function itself threw, as one does to refuse arguments; not if its process was lost. */
  readonly byItself?: true;
}

/** A value that is no answer to anything (an object, a function, a big integer), as text. */
export interface Odd {
  readonly odd: string;
}

/** The engine was not called: it had failed too often before. */
export interface NotAsked {
  readonly notAsked: true;
}

/** What came of one call. It survives the way from one process to another, -0 and NaN included. */
export type Said = number | string | boolean | undefined | Failure | Odd | NotAsked;

/** Longer texts than any true answer are cut. */
const LONGEST_TEXT = 4_000_000;

/** A value as text; whatever its own conversion does, this does not throw. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'without text';
  }
}

/** An exception as text, one line of it. */
export function describeError(error: unknown): string {
  let text: string;
  try {
    text = error instanceof Error ? `${error.name}: ${error.message}` : `thrown: ${textOf(error)}`;
  } catch {
    text = 'thrown: an error without text';
  }
  return text.split('\n')[0]!.slice(0, 200);
}

/** A returned value for the way to the judge. */
export function said(got: unknown): Said {
  if (typeof got === 'number' || typeof got === 'boolean' || got === undefined) return got;
  if (typeof got === 'string') return got.slice(0, LONGEST_TEXT);
  return { odd: `${got === null ? '' : `${typeof got} `}${textOf(got)}`.slice(0, 200) };
}

/** An exception for the way to the judge. */
export function failed(error: unknown): Failure {
  return { failed: 'crashed', text: describeError(error), byItself: true };
}

/** Whether a call brought no value. */
export function isFailure(one: Said): one is Failure {
  return typeof one === 'object' && 'failed' in one;
}

/** Whether there was no call. */
export function isNotAsked(one: Said): one is NotAsked {
  return typeof one === 'object' && 'notAsked' in one;
}
