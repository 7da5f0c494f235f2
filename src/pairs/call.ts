/** Calls in generated code: written, and answered. */
import { engineOf } from './engines.js';
import type { Example, Kind, Side } from './kind.js';

/** A name or a literal, as it is written, or a call. */
export type Term = string | Call;

export interface Call {
  readonly name: string;
  readonly args: readonly Term[];
}

/** A shape as an argument of a function. */
export interface Argument {
  readonly kind: Kind;
  readonly side: Side;
  /** The name of the parameter. */
  readonly name: string;
}

/** `f(x, y)`, with a term for each of its words. */
function callOf(template: string, termOf: (word: string) => Term): Call {
  const [, name, words] = /^(\w+)\((.*)\)$/.exec(template)!;
  return { name: name!, args: words!.split(', ').map(termOf) };
}

const isNumber = (word: string) => /^\d+$/.test(word);
const quoted = (text: string) => `'${text}'`;

/** A shape as an engine takes it. */
export function carried(where: string, { kind, side, name }: Argument, carrier: string): Call {
  const template = side.carriers?.[carrier];
  if (template === undefined) throw new Error(`${kind.name} has no ${carrier}`);
  return callOf(template, (word) => {
    if (word === 'where') return quoted(where);
    if (word === 'name') return quoted(name);
    return word === 'it' ? name : carried(where, { kind, side, name }, word);
  });
}

/**
 * What is asked in a function of two shapes. In the template, `where` is the name of that function, `a` and `b` are
 * the shapes, `a.cells` is the first by that carrier, and a
 * number is itself.
 */
export function askOf(where: string, template: string, a: Argument, b: Argument): Call {
  return callOf(template, (word) => {
    if (word === 'where') return quoted(where);
    if (isNumber(word)) return word;
    const [shape, carrier] = word.split('.');
    const argument = shape === 'a' ? a : b;
    return carrier === undefined ? argument.name : carried(where, argument, carrier);
  });
}

/** All functions that a term calls. */
export function namesIn(term: Term): string[] {
  return typeof term === 'string' ? [] : [term.name, ...term.args.flatMap(namesIn)];
}

/** What a term gives, for what its names stand for. */
export function answerTo(term: Term, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof term !== 'string') {
    return engineOf(term.name).value(...term.args.map((arg) => answerTo(arg, values)));
  }
  if (isNumber(term)) return Number(term);
  return term.startsWith("'") ? term.slice(1, -1) : values[term];
}

/** A shape of an example, as it is: some are made by a function. */
export function shapeOf(kind: Kind, example: Example): unknown {
  return kind.madeBy === undefined ? example : engineOf(kind.madeBy.name).value(example);
}
