import { KINDS } from '../../src/pairs/kinds.js';
import type { ExportedFunction } from './exported-functions.js';
import { readName } from './vocabulary-names.js';

/**
 * The words that names of functions are made of, and what follows from a name: which shapes it is about, in which
 * order, in which file it stands, and what its answer has. `docs/conventions.md` has the same as a table.
 */

/** What a function's name says. */
export interface Named {
  readonly kind: 'pair' | 'boolean';
  /** The two shapes, in kebab-case and in the order of the name. */
  readonly shapes: readonly [string, string];
  /** Whether it reads flat buffers. */
  readonly at: boolean;
}

const kebab = (shape: string) => shape.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();

/** What the name of a query between two shapes says; `undefined` for other functions. */
export function namedPair(name: string): Named | undefined {
  const read = readName(name);
  if (read === undefined || !['', 'Intersects', 'ContainsPoint'].includes(read.operation)) return undefined;
  const [first, second] = [kebab(read.shapes[0]), kebab(read.shapes[1])];
  const at = name.endsWith('At');
  if (read.operation === '') return { kind: 'pair', shapes: [first, second], at };
  const isPoint = read.operation === 'ContainsPoint';
  return { kind: 'boolean', shapes: isPoint ? [second, first] : [first, second], at };
}

/** The file of a pair: that of the classification, whose name has the point first. */
export function fileOfPair({ shapes: [first, second], kind }: Named): string {
  return kind === 'boolean' && second === 'point' ? `point-${first}.ts` : `${first}-${second}.ts`;
}

/**
 * Words that no answer has any longer, and what is said instead. (A shape may be `on` a plane: its classification says
 * so.)
 */
export const RETIRED: Readonly<Record<string, string>> = {
  t: 'parameter',
  enter: 'parameter',
  contained: 'containment',
  around: 'containing',
  nested: 'inside',
  'a-inside-b': 'inside',
  'b-inside-a': 'containing',
  on: 'boundary',
  off: 'outside',
  'weakly-convex': 'convex',
};

const ROUND = new Set(KINDS.filter(({ solid }) => solid !== undefined).map(({ name }) => kebab(name)));
const LINEAR = new Set(['line', 'ray', 'segment']);

/**
 * What the answer of a query must have, by its name; `undefined` where the name asks for nothing. Of round shapes there
 * are no features but where lines come in and go out; trees tell more than a contact.
 */
export function membersAsked(named: Named): readonly string[] | undefined {
  const [first, second] = named.shapes;
  if (named.kind === 'boolean' || named.at || second === 'solid-leaf-tree') return undefined;
  if (named.shapes.includes('thick-plane')) return ['classification', 'sides'];
  if (first === 'point') return ['location', 'feature'];
  if (!ROUND.has(first) && !ROUND.has(second)) return ['relation', 'contact'];
  return LINEAR.has(first) ? ['relation', 'entry', 'exit'] : ['relation'];
}

/** What a side is asked of: a sign says more there than inside and outside. */
export function asksForSide(entry: string, { shapes: [first, second] }: Named): boolean {
  return first === 'point' && (second === 'plane' || (entry === 'planar' && second === 'line'));
}

/** The words of an answer, of all functions. */
export function wordsOf(functions: readonly ExportedFunction[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, words, members } of functions) {
    for (const word of [...words, ...members]) found.set(word, [...(found.get(word) ?? []), name]);
  }
  return found;
}
