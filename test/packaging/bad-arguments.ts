/**
 * Calls of every function with arguments that are wrong in one place. Valid arguments are found by the function's own
 * messages: what it names as wrong is exchanged for the next thing there is.
 */

export type Call = (...values: unknown[]) => unknown;
export type Path = readonly string[];

/** The names of a function's parameters; null for one that is taken apart where it is received. */
export function parametersOf(call: Call): (string | null)[] {
  const source = String(call);
  const list = /^(?:async )?(?:function ?\*?\s*\w*|\w+)?\s*\(([\s\S]*)$/.exec(source)?.[1] ?? '';
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === ')' && depth === 0) break;
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  const written = parts.map((part) => part.trim()).filter((part) => part !== '');
  return written.map((part) => /^(\w+)/.exec(part.replace('...', ''))?.[1] ?? null);
}

/** What a call says of its arguments: the path that it names, if it refuses them in words. */
export function refusalOf(error: unknown): { where: string; path: string } | undefined {
  const said = /^([\w.]+): (\S+) must be ./.exec(error instanceof RangeError ? error.message : '');
  return said === null ? undefined : { where: said[1]!, path: said[2]! };
}

/** The parameter that a path begins with. */
const headOf = (path: string): string => /^\w+/.exec(path)?.[0] ?? '';

/**
 * Arguments that a function takes, out of samples: where it names one, the next sample is tried for that; where it
 * names none, all combinations are.
 */
export async function findValid(
  call: Call,
  samples: readonly unknown[],
  count = call.length,
): Promise<readonly unknown[] | undefined> {
  const names = parametersOf(call);
  const chosen = Array.from({ length: Math.max(1, count) }, () => 0);
  for (let tries = 0; tries < chosen.length * samples.length; tries++) {
    const values = chosen.map((i) => samples[i]);
    const error = await failureOf(call, values);
    if (error === undefined) return values;
    const wrong = names.indexOf(headOf(refusalOf(error.value)?.path ?? '?'));
    if (wrong < 0 || wrong >= chosen.length || ++chosen[wrong]! >= samples.length) break;
  }
  if (chosen.length > 3) return undefined;
  for (const values of combinations(samples, chosen.length)) {
    if ((await failureOf(call, values)) === undefined) return values;
  }
  return undefined;
}

function* combinations(list: readonly unknown[], length: number): Generator<unknown[]> {
  if (length === 0) yield [];
  else for (const rest of combinations(list, length - 1)) for (const item of list) yield [...rest, item];
}

/** The answer of a call, whether it is given at once or later. */
export async function answerOf(call: Call, values: readonly unknown[]): Promise<unknown> {
  const answer = await call(...values);
  // A generator has not begun before it is asked.
  if (typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer) {
    return (answer as AsyncGenerator).next();
  }
  return answer;
}

async function failureOf(call: Call, values: readonly unknown[]): Promise<{ value: unknown } | undefined> {
  try {
    await answerOf(call, values);
    return undefined;
  } catch (value) {
    return { value };
  }
}

/** What functions of the kernel made is one part, and so are typed arrays: nobody writes their members. */
const made = new WeakSet<object>();

/** Marks a value that a function of the kernel made. */
export function asMade<T extends object>(value: T): T {
  made.add(value);
  return value;
}

function isWhole(value: object): boolean {
  if (made.has(value)) return true;
  const prototype = Object.getPrototypeOf(value) as object | null;
  const isPlain = Array.isArray(value) || prototype === Object.prototype || prototype === null;
  return ArrayBuffer.isView(value) || !isPlain;
}

/** The places of a value: itself, and those of its parts. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || isWhole(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

/** A copy with another part in one place. */
export function withPart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withPart(copy[key], rest, part);
  return copy;
}

export const partAt = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => (part as Record<string, unknown>)[key], value);

export const textOf = (answer: unknown): string =>
  JSON.stringify(answer, (_, x: unknown) => (typeof x === 'bigint' ? `${x}n` : x)) ?? 'undefined';

/**
 * What is wrong about a call with a bad argument, if something is: that it answers, that its error is no RangeError,
 * does not say what must be and what it got, or names another function or none of its parameters.
 *
 * @param allowed answers that are none of these faults
 */
export async function faultOf(
  name: string,
  call: Call,
  values: readonly unknown[],
  ...allowed: readonly (string | undefined)[]
): Promise<string | undefined> {
  let answer: string;
  try {
    answer = textOf(await answerOf(call, values));
  } catch (error) {
    return faultOfError(name, call, error);
  }
  return allowed.includes(answer) ? undefined : `answers ${answer.slice(0, 60)}`;
}

function faultOfError(name: string, call: Call, error: unknown): string | undefined {
  // A path that leads nowhere, and a text that is no mesh and no map, are what they should be.
  const isOfFile = error instanceof Error && ('code' in error || error.name === 'FormatError');
  if (isOfFile && /(?:Mesh|QuakeMap)$/.test(name)) return undefined;
  if (!(error instanceof RangeError)) return String(error);
  const { message } = error;
  if (!/^[\w.]+: \S.* must be .+, got \S/.test(message) || /=>|\[object|\n/.test(message)) return message;
  const refusal = refusalOf(error);
  if (refusal === undefined) return message;
  const { where, path } = refusal;
  const names = parametersOf(call);
  const isOwn = names.includes(null) || names.includes(headOf(path));
  return where === name && isOwn ? undefined : message;
}
