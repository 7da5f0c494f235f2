/**
 * Reads the filter out of the committed text of a generated predicate, as expression trees: so that what is proved
 * about it is proved about the code that runs, and not about the generator's idea of it.
 */
import { readFileSync } from 'node:fs';

export type Node =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'abs'; readonly of: Node }
  | { readonly kind: 'negate'; readonly of: Node }
  | { readonly kind: '+' | '-' | '*'; readonly left: Node; readonly right: Node };

export interface FilterText {
  readonly parameters: readonly string[];
  /** All `const name = expression;` of the filter, in order. */
  readonly definitions: ReadonlyMap<string, Node>;
  /** The comparison that proves the sign: `left > right`. */
  readonly left: Node;
  readonly right: Node;
  /** `&& abs(value) < Infinity` is asked for too. */
  readonly asksFinite: boolean;
  /** `sum < limit &&` is asked for first. */
  readonly limit: number | undefined;
}

const FOLDER = new URL('../../src/predicates/generated/', import.meta.url);

/** The filter of a predicate, from `generated/<file>.ts`. */
export function filterOf(file: string, name: string): FilterText {
  const text = readFileSync(new URL(`${file}.ts`, FOLDER), 'utf8');
  const head = `export function ${name}(`;
  const start = text.indexOf(head);
  const body = text.slice(start, text.indexOf('\n}\n', start));
  const helperStart = text.indexOf(`function ${name}Value(`);
  const helper = helperStart < 0 ? '' : text.slice(helperStart, text.indexOf('\n}\n', helperStart));
  const code = body + helper;
  const parameters = body
    .slice(head.length, body.indexOf(')'))
    .split(', ')
    .map((parameter) => parameter.split(':')[0]!);
  const definitions = new Map<string, Node>();
  for (const [, defined, expression] of code.matchAll(/^\s*const (\w+) = (.*);$/gm)) {
    if (!/^total$/.test(defined!) && !/Value\(/.test(expression!))
      definitions.set(defined!, parse(expression!));
  }
  const [condition] = /(?:if \(|return )[^=\n]* > [^=\n]*?(?=\) return| \?)/.exec(
    helper === '' ? body.slice(body.search(/if \([^=\n]* > /)) : helper.slice(helper.lastIndexOf('return')),
  )!;
  const parts = condition.replace(/^(if \(|return )/, '').split(' && ');
  const comparison = parts.find((part) => part.includes(' > '))!;
  const limit = parts.find((part) => part.startsWith('sum < '));
  const [left, right] = comparison.split(' > ');
  return {
    parameters,
    definitions,
    left: parse(left!),
    right: parse(right!),
    asksFinite: parts.some((part) => part.endsWith(' < Infinity')),
    limit: limit === undefined ? undefined : Number(limit.slice('sum < '.length)),
  };
}

/** Sums of products of factors, as JavaScript reads them: left to right. */
export function parse(text: string): Node {
  const tokens = text.match(/[\d.]+(?:e[+-]?\d+)?|[A-Za-z_][\w.]*|[-+*()]/g) ?? [];
  let at = 0;
  const expect = (token: string): void => {
    if (tokens[at++] !== token) throw new Error(`${token} expected in ${text}`);
  };
  const sum = (): Node => {
    let left = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      left = { kind: tokens[at++] as '+' | '-', left, right: product() };
    }
    return left;
  };
  const product = (): Node => {
    let left = factor();
    while (tokens[at] === '*') {
      at++;
      left = { kind: '*', left, right: factor() };
    }
    return left;
  };
  const parenthesised = (): Node => {
    expect('(');
    const inner = sum();
    expect(')');
    return inner;
  };
  const factor = (): Node => {
    const token = tokens[at];
    if (token === undefined) throw new Error(`unexpected end of ${text}`);
    if (token === '(') return parenthesised();
    at++;
    if (token === '-') return { kind: 'negate', of: factor() };
    if (token === 'abs' || token === 'Math.abs') return { kind: 'abs', of: parenthesised() };
    if (/^\d/.test(token)) return { kind: 'number', value: Number(token) };
    return { kind: 'name', name: token };
  };
  const result = sum();
  if (at !== tokens.length) throw new Error(`${tokens[at]} not understood in ${text}`);
  return result;
}
