import { isExactId } from './exact-id.js';

/** What an id may be: whatever JSON has that is no list and no object. It comes back as it came. */
export type RequestId = string | number | boolean | null;

/** A line that is no request, or no response: one line that says why. */
export class ProtocolProblem extends Error {
  /** Of a line whose id could be read. */
  readonly id: RequestId;

  constructor(message: string, id: RequestId = null) {
    super(message);
    this.id = id;
  }
}

/** The members of a line. */
export type Members = Readonly<Record<string, unknown>>;

/** What a value is, for messages: `a text`, `an object`. */
export function typeText(value: unknown): string {
  if (value === undefined) return 'none';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value as string] ?? 'an object'
  );
}

/** The beginning of a text, as a message may have it. */
export function excerpt(text: string): string {
  const shown = text.length <= 40 ? text : `${text.slice(0, 40)}...`;
  // Whatever would not fit into a line is escaped as in JSON.
  return `'${JSON.stringify(shown).slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** @throws ProtocolProblem if the line is no object of JSON */
export function membersOf(line: string): Members {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ProtocolProblem(`the line is not JSON: ${excerpt(line)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ProtocolProblem(`the line must be a JSON object, got ${typeText(value)}`);
  return value as Members;
}

/**
 * @param line what the members were read from
 * @throws ProtocolProblem if there is no id, it is a list or an object, or a number that would not come back as it came
 */
export function idOf({ id }: Members, line: string): RequestId {
  // Of greater numbers digits are lost when they are read.
  if (typeof id === 'number' && !(Math.abs(id) <= Number.MAX_SAFE_INTEGER))
    throw new ProtocolProblem(
      'id must be a number of at most 2^53 - 1, got a greater one: pass it as a text',
    );
  if (typeof id === 'number' && !isExactId(line, id))
    throw new ProtocolProblem(
      `id must be a number that a double holds, got one near ${id}: pass it as a text`,
    );
  const isScalar = ['string', 'number', 'boolean'].includes(typeof id) || id === null;
  if (isScalar) return id as RequestId;
  throw new ProtocolProblem(`id must be a text, a number, true, false or null, got ${typeText(id)}`);
}

/** An id as a line has it. */
export function idText(id: RequestId): string {
  // The sign of a negative zero is lost by JSON's own writer.
  return Object.is(id, -0) ? '-0' : JSON.stringify(id);
}
