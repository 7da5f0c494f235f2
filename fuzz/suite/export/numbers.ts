import { toHexFloat } from '../../../src/oracle/cases/doubles.js';
import type { AnyQuestion } from '../../../src/oracle/questions/question.js';
import { shapeNames, shapesOf } from '../../../src/oracle/questions/shapes.js';

/** Members that are places in a list, and no coordinates: written as they are. */
const PLACES = ['indices', 'faces'];

/** A shape as JSON, its doubles as texts of C99 hexadecimal. */
function plain(value: unknown): unknown {
  if (typeof value === 'number') return toHexFloat(value);
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>, plain);
  if (Array.isArray(value)) return value.map(plain);
  const members = Object.entries(value).map(([name, part]) => [
    name,
    PLACES.includes(name) ? places(part) : plain(part),
  ]);
  return Object.fromEntries(members);
}

function places(value: unknown): unknown {
  return ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>) : value;
}

/** The arguments of a question whose flat values are a code, by their names. */
export function argumentsOf(
  question: AnyQuestion,
  values: ArrayLike<number>,
): Readonly<Record<string, unknown>> {
  const shapes = shapesOf(question, values);
  return Object.fromEntries(shapeNames(question).map((name, i) => [name, plain(shapes[i])]));
}

function collect(value: unknown, into: number[]): void {
  if (typeof value === 'number') into.push(value);
  else if (ArrayBuffer.isView(value)) into.push(...(value as unknown as number[]));
  else if (Array.isArray(value)) for (const item of value) collect(item, into);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) if (!PLACES.includes(name)) collect(part, into);
}

/** The numbers that an engine is given: no counts and no choices, and of a code what it stands for. */
export function numbersOf(question: AnyQuestion, values: ArrayLike<number>): readonly number[] {
  const numbers: number[] = [];
  if (question.coded) collect(shapesOf(question, values), numbers);
  else
    for (const { kind, at, size } of question.layout.parts)
      if (kind !== 'integer') for (let i = at; i < at + size; i++) numbers.push(values[i]!);
  return numbers;
}

/** The greatest magnitude. */
export function largestOf(numbers: readonly number[]): number {
  return numbers.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
}
