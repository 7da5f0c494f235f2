/** Calls in generated code: written, and answered. */
import { engineOf } from './engines.js';
import type { Example, Kind, Side } from './kind.js';

/** A name, a member of a shape, a constant of an engine or a literal, as it is written, or a call. */
export type Term = string | Call;

export interface Call {
  readonly name: string;
  readonly args: readonly Term[];
  /** Whether it makes an object of a class. */
  readonly isNew?: boolean;
}

/** A shape as an argument of a function. */
export interface Argument {
  readonly kind: Kind;
  readonly side: Side;
  /** The name of the parameter. */
  readonly name: string;
}

const CALL = /^(new )?(\w+)\((.*)\)$/;

/** `f(x, y)` or `new F(x, y)`, with the terms of each of its words. */
function callOf(template: string, termsOf: (word: string) => readonly Term[]): Call {
  const [, made, name, words] = CALL.exec(template)!;
  const args = words === '' ? [] : words!.split(', ').flatMap(termsOf);
  return { name: name!, args, ...(made === undefined ? {} : { isNew: true }) };
}

const isNumber = (word: string) => /^\d+$/.test(word);
const isConstant = (word: string) => /^[A-Z][A-Z_]+$/.test(word);
const isLiteral = (word: string) => isNumber(word) || word.startsWith("'");
const quoted = (text: string) => `'${text}'`;

/** What an engine is given for a shape: one term or several. */
function carriedTerms(where: string, argument: Argument, carrier: string): readonly Term[] {
  const { kind, side, name } = argument;
  const template = side.carriers?.[carrier];
  if (template === undefined) throw new Error(`${kind.name} has no ${carrier}`);
  const termsOf = (word: string): readonly Term[] => {
    if (word === 'where') return [quoted(where)];
    if (word === 'name') return [quoted(name)];
    if (word === 'rule') return [word];
    if (word === 'it' || word.startsWith('it.')) return [name + word.slice('it'.length)];
    return isLiteral(word) || isConstant(word) ? [word] : carriedTerms(where, argument, word);
  };
  return CALL.test(template) ? [callOf(template, termsOf)] : template.split(', ').flatMap(termsOf);
}

/** A shape as an engine takes it, by a call. */
export function carried(where: string, argument: Argument, carrier: string): Call {
  const [term] = carriedTerms(where, argument, carrier);
  if (term === undefined || typeof term === 'string')
    throw new Error(`${argument.kind.name}: ${carrier} is no call`);
  return term;
}

/** Whether a shape is checked where a template takes it. */
export function isCheckedBy(template: string, { side }: Argument, place: 'a' | 'b'): boolean {
  const carriers = [...template.matchAll(/\b([ab])\.(\w+)/g)].filter(([, shape]) => shape === place);
  return carriers.some(([, , carrier]) => side.carriers?.[carrier!]?.includes('where') === true);
}

/**
 * What is asked in a function of two shapes. In the template, `where` is the name of that function, `rule` its third
 * parameter, `a` and `b` are the shapes, `a.cells` is the first by that carrier, and numbers and constants of engines
 * are themselves.
 */
export function askOf(where: string, template: string, a: Argument, b: Argument): Call {
  return callOf(template, (word) => {
    if (word === 'where') return [quoted(where)];
    if (isLiteral(word) || isConstant(word)) return [word];
    const [shape, carrier] = word.split('.');
    const argument = shape === 'a' ? a : b;
    return carrier === undefined ? [argument.name] : carriedTerms(where, argument, carrier);
  });
}

/** All that a term takes from engines: functions, classes and constants. */
export function namesIn(term: Term): string[] {
  if (typeof term === 'string') return isConstant(term) ? [term] : [];
  return [term.name, ...term.args.flatMap(namesIn)];
}

/** What a term gives, for what its names stand for. */
export function answerTo(term: Term, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof term === 'string') return meaningOf(term, values);
  const args = term.args.map((arg) => answerTo(arg, values));
  const { value } = engineOf(term.name);
  return term.isNew ? Reflect.construct(value, args) : value(...args);
}

function meaningOf(term: string, values: Readonly<Record<string, unknown>>): unknown {
  if (isNumber(term)) return Number(term);
  if (term.startsWith("'")) return term.slice(1, -1);
  if (isConstant(term)) return engineOf(term).value;
  const [name, member] = term.split('.');
  const value = values[name!];
  return member === undefined ? value : (value as Readonly<Record<string, unknown>>)[member];
}

/** A shape of an example, as it is: some are made by a function. */
export function shapeOf(kind: Kind, example: Example): unknown {
  return kind.madeBy === undefined ? example : engineOf(kind.madeBy.name).value(example);
}
