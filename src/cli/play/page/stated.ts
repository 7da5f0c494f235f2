import { parser } from '@lezer/javascript';
import type { Said } from '../run/execute.js';

type Node = ReturnType<typeof parser.parse>['topNode'];

/** Is what a comment states what came? `nothing`: it states no value, or none that can be compared. */
export type Verdict = 'right' | 'wrong' | 'nothing';

/** What a text is a literal of. */
interface Literal {
  readonly value: unknown;
}

const WORDS: Readonly<Record<string, unknown>> = {
  undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  true: true,
  false: false,
  null: null,
};

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

/** A text in JavaScript's quotes. */
function stringOf(text: string): Literal | undefined {
  const inside = text.slice(1, -1).replace(/\\(.)|"/gs, (whole, letter: string | undefined) => {
    if (letter === "'") return letter;
    return letter === undefined || letter === '"' ? '\\"' : whole;
  });
  try {
    return { value: JSON.parse(`"${inside}"`) };
  } catch {
    return undefined;
  }
}

/** Reads literals without running anything. */
class Reader {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  #textOf({ from, to }: Node): string {
    return this.#text.slice(from, to);
  }

  #number(node: Node): Literal {
    const text = this.#textOf(node).replaceAll('_', '');
    return { value: text.endsWith('n') ? BigInt(text.slice(0, -1)) : Number(text) };
  }

  #signed(node: Node): Literal | undefined {
    const [sign, operand] = childrenOf(node);
    const literal = operand === undefined ? undefined : this.read(operand);
    if (literal === undefined || this.#textOf(sign!) !== '-') return undefined;
    const { value } = literal;
    if (typeof value === 'bigint') return { value: -value };
    return typeof value === 'number' ? { value: -value } : undefined;
  }

  #array(node: Node): Literal | undefined {
    const value: unknown[] = [];
    for (const child of childrenOf(node)) {
      if (/^[[\],]$/.test(child.name)) continue;
      const literal = this.read(child);
      if (literal === undefined) return undefined;
      value.push(literal.value);
    }
    return { value };
  }

  #object(node: Node): Literal | undefined {
    const value = new Map<string, unknown>();
    for (const child of childrenOf(node)) {
      if (/^[{},]$/.test(child.name)) continue;
      const [key, colon, member] = childrenOf(child);
      if (child.name !== 'Property' || colon?.name !== ':' || member === undefined) return undefined;
      const name = key!.name === 'String' ? stringOf(this.#textOf(key!)) : { value: this.#textOf(key!) };
      const literal = this.read(member);
      if (name === undefined || literal === undefined) return undefined;
      value.set(String(name.value), literal.value);
    }
    return { value };
  }

  read(node: Node): Literal | undefined {
    if (node.name === 'Number') return this.#number(node);
    if (node.name === 'String') return stringOf(this.#textOf(node));
    if (node.name === 'UnaryExpression') return this.#signed(node);
    if (node.name === 'ArrayExpression') return this.#array(node);
    if (node.name === 'ObjectExpression') return this.#object(node);
    const word = this.#textOf(node);
    return Object.hasOwn(WORDS, word) ? { value: WORDS[word] } : undefined;
  }
}

/** Names of classes before their members, as values are written: `Hit { a: 1 }`, `Float64Array [1]`. */
const MAKERS = /(?<![\w$'"])[A-Z][\w$]* (?=[{[])/g;

/** `new Float64Array([1])` is written `Float64Array [1]`. */
const NEW = /^new [A-Z][\w$]*\((\[.*\])\)$/s;

/** The value of a text that is a literal, and nothing else. */
function literalOf(text: string): Literal | undefined {
  // Between parentheses an object is no block.
  const whole = `(${text.replace(NEW, '$1').replace(MAKERS, '')})`;
  const statement = parser.parse(whole).topNode.firstChild;
  const [inner, ...more] = statement === null ? [] : childrenOf(statement);
  const isWhole =
    statement?.to === whole.length && inner?.name === 'ParenthesizedExpression' && more.length === 0;
  const parts = isWhole ? childrenOf(inner) : [];
  return parts.length === 3 ? new Reader(whole).read(parts[1]!) : undefined;
}

/** Are values the same? Members that are `undefined` are none, in any order. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (a instanceof Map && b instanceof Map)
    return [...new Set([...a.keys(), ...b.keys()])].every((key) => isSame(a.get(key), b.get(key)));
  return Object.is(a, b);
}

/** The value that a comment states: all of it, or what stands before an explanation. */
function statedBy(comment: string): Literal | undefined {
  for (const candidate of [comment, ...[': ', ', ', ' ('].map((mark) => comment.split(mark)[0]!)]) {
    const literal = literalOf(candidate);
    if (literal !== undefined) return literal;
  }
  return undefined;
}

const THROWN = /^(?:throws )?(\w*Error)\b(?:: (.*))?$/;

/** What was thrown, beside what a comment says of it. */
function thrownVerdict(text: string, [, name, message]: RegExpExecArray): Verdict {
  const isRight = message === undefined ? text.startsWith(`${name}:`) : text === `${name}: ${message}`;
  return isRight ? 'right' : 'wrong';
}

/**
 * Compares what a comment behind a statement states with what the statement said.
 *
 * @example
 * verdictOn('2: two', [{ type: 'value', line: 1, text: '3' }]); // 'wrong'
 */
export function verdictOn(comment: string, said: readonly Said[]): Verdict {
  const joined = said.map(({ text }) => text).join('; ');
  if (comment === joined || comment.startsWith(`${joined}:`)) return 'right';
  const [one, another] = said;
  if (one === undefined || another !== undefined) return 'nothing';
  const thrown = THROWN.exec(comment);
  if (thrown !== null) return thrownVerdict(one.text, thrown);
  const stated = statedBy(comment);
  if (stated === undefined) return 'nothing';
  // What is logged has no quotes; an error is no value.
  if (one.type === 'log' && stated.value === one.text) return 'right';
  if (one.type === 'error' || THROWN.test(one.text)) return 'wrong';
  const came = literalOf(one.text);
  // A text that was logged is another value; what has functions in it cannot be compared.
  if (came === undefined) return one.type === 'log' && !/[[{]/.test(one.text) ? 'wrong' : 'nothing';
  return isSame(stated.value, came.value) ? 'right' : 'wrong';
}

/**
 * The comment behind a statement of the program that ends on a line, without its slashes; `undefined` if there is none.
 *
 * @param innermost the innermost node of the program's tree that ends where the line does
 */
export function commentBehind(innermost: Node, program: string): string | undefined {
  if (innermost.name !== 'LineComment') return undefined;
  const { parent } = innermost;
  const isOfProgram = parent?.name === 'Script';
  // Without a semicolon it is the last part of its statement.
  let after = innermost.nextSibling;
  while (after !== null && /Comment$/.test(after.name)) after = after.nextSibling;
  if (!isOfProgram && (parent?.parent?.name !== 'Script' || after !== null)) return undefined;
  return program.slice(innermost.from + 2, innermost.to).trim();
}
