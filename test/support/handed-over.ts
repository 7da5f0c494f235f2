import { importOptional } from '../../src/oracle/engines/import-optional.js';
import type { AnyQuestion } from '../../src/oracle/questions/question.js';
import { shapesOf } from '../../src/oracle/questions/shapes.js';
import { exact } from '../../src/oracle/referees/shapes/vectors.js';

/** Collects the numbers that a package is given: by calls of its functions, and by constructions. */
export interface Recorder {
  readonly numbers: number[];
}

function collect(value: unknown, into: number[], depth: number): void {
  if (typeof value === 'number') into.push(value);
  else if (depth > 0 && (Array.isArray(value) || ArrayBuffer.isView(value)))
    for (const item of value as unknown as Iterable<unknown>) collect(item, into, depth - 1);
  else if (depth > 0 && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    for (const item of Object.values(value as object)) collect(item, into, depth - 1);
}

/**
 * A module, or what it exports, that behaves as it is and has the numbers recorded that its functions and classes get.
 */
export function recording<T>(value: T, recorder: Recorder): T {
  if (typeof value === 'function')
    return new Proxy(value, {
      construct(target, args, newTarget) {
        collect(args, recorder.numbers, 6);
        return Reflect.construct(target, args, newTarget) as object;
      },
      apply(target, receiver, args) {
        collect(args, recorder.numbers, 6);
        const result = Reflect.apply(target, receiver, args) as unknown;
        // A package for the web comes out of a function that loads it.
        return result instanceof Promise ? result.then((loaded) => recording(loaded, recorder)) : result;
      },
      get: (target, key) => within(Reflect.get(target, key) as unknown, key, recorder),
    });
  if (typeof value === 'object' && value !== null)
    return new Proxy(Object.create(null) as object, {
      get: (_, key) => within((value as Record<PropertyKey, unknown>)[key], key, recorder),
      has: (_, key) => Reflect.has(value, key),
    }) as T;
  return value;
}

function within(value: unknown, key: PropertyKey, recorder: Recorder): unknown {
  const isEntry = typeof key === 'string' && key !== 'prototype' && key !== 'then';
  if (!isEntry || typeof value !== 'function') return key === 'default' ? recording(value, recorder) : value;
  return recording(value, recorder);
}

/**
 * Numbers that stand for nothing of a shape: a turn by quarters; the longest ray of 32 bits. And whole ones up to 64:
 * indices, counts, flags.
 */
const CONSTANTS = [0.5, 3.4028234663852886e38];

/**
 * Whether a number that an engine got is exactly one of a shape of the question, or follows from two of its numbers
 * without rounding: a sum or a difference (how one moves for another), the half of one (a middle, a half size), a
 * product (a half size times a length), a quotient (where a plane crosses an axis), or a power of two times one.
 */
export function isExplained(x: number, given: readonly number[]): boolean {
  if (!Number.isFinite(x)) return false;
  const size = Math.abs(x);
  if (
    CONSTANTS.includes(size) ||
    (Number.isInteger(x) && size <= 64) ||
    given.some((a) => Math.abs(a) === size)
  )
    return true;
  const { numerators, one } = exact([size, ...new Set(given.map(Math.abs))]);
  const [n, ...all] = numerators as [bigint, ...bigint[]];
  const isPower = (y: bigint) => y > 0n && (y & (y - 1n)) === 0n;
  const odd = (y: bigint) => y / (y & -y);
  return (
    all.some((a) => a !== 0n && n !== 0n && isPower((a * n) / odd(a) ** 2n) && odd(a) === odd(n)) ||
    all.some((a) =>
      all.some(
        (b) =>
          [n, 2n * n].some((m) => m === a + b || m === a - b) ||
          n * one === a * b ||
          (n * a === b * one && a !== 0n),
      ),
    )
  );
}

/** Loads packages as the oracle does, and has the numbers recorded that they are given. */
export function recordingImport(recorder: Recorder): typeof importOptional {
  return async (...names) => {
    const loaded = await importOptional(...names);
    return loaded && recording(loaded, recorder);
  };
}

/** Every number in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return (ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : Object.values(value)).flatMap(
    numbersIn,
  );
}

/** Of the numbers that an engine was given for a case, those that are none of its shapes' own, exactly. */
export function strangeNumbers(
  numbers: readonly number[],
  question: AnyQuestion,
  values: Float64Array,
): readonly number[] {
  const given = [...values, ...numbersIn(shapesOf(question, values.slice()))];
  return [...new Set(numbers)].filter((x) => !isExplained(x, given));
}
