import type { Call, Term } from './call.js';
import { engineOf, fileOfType } from './engines.js';
import type { Kind, Value } from './kind.js';

/** Where lines of comments end. */
const COLUMNS = 120;
/** Where the formatter breaks lines of code. */
const WIDTH = 110;
const RADIUS = 'radius is negative';

/** A value as it is written in code. */
export function exampleText(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (Array.isArray(value)) return `[${value.map(exampleText).join(', ')}]`;
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${exampleText(field)}`);
  return `{ ${fields.join(', ')} }`;
}

/** a, b or c. */
function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
}

/** What is said of errors: when one of the shapes is refused, be it for having no corners that it is the hull of. */
export function throwsText(kinds: readonly Kind[], areHulls = false, more: readonly string[] = []): string {
  const radii = kinds.filter(({ refused }) => refused.some((text) => text.endsWith(RADIUS)));
  const refused = kinds
    .flatMap((kind) => kind.refused)
    .map((text) => (radii.length > 1 && text.endsWith(RADIUS) ? `a ${RADIUS}` : text));
  const hulls = areHulls ? kinds.flatMap(({ refusedAsHull }) => refusedAsHull ?? []) : [];
  const all = [...new Set(['a number is not finite', ...refused, ...hulls, ...more])];
  return `@throws RangeError naming the argument, if ${list(all)}`;
}

/** A text in lines of a comment. */
function wrapped(text: string, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/\{@link \S+|\S+/g) ?? []) {
    const start = lines.length === 0 ? '' : indent;
    if (line !== '' && ` * ${start}${line} ${word}`.length > COLUMNS) {
      lines.push(`${start}${line}`);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, `${lines.length === 0 ? '' : indent}${line}`];
}

/** A docstring: paragraphs, tags, and the lines of an example. */
export function docOf(
  paragraphs: readonly string[],
  tags: readonly string[],
  example: readonly string[],
): string {
  const lines = paragraphs.flatMap((text) => [...wrapped(text), '']);
  lines.push(...tags.flatMap((tag) => wrapped(tag, '  ')), '@example', ...example);
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`;
}

/** Something with parts, in one line if it fits. */
function inLines(before: string, parts: readonly string[], after: string, indent: string): string {
  const line = `${indent}${before}${parts.join(', ')}${after}`;
  if (line.length <= WIDTH) return line;
  return `${indent}${before}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${after}`;
}

const nameText = ({ name, isNew }: Call) => (isNew ? `new ${name}` : name);

/** A term in one line. */
export function termText(term: Term): string {
  return typeof term === 'string' ? term : `${nameText(term)}(${term.args.map(termText).join(', ')})`;
}

/** The same in as many lines as it takes. */
function brokenText(before: string, term: Term, after: string, indent: string): string {
  const line = `${indent}${before}${termText(term)}${after}`;
  if (line.length <= WIDTH || typeof term === 'string') return line;
  const args = term.args.map((arg) => `${brokenText('', arg, ',', `${indent}  `)}\n`);
  return `${indent}${before}${nameText(term)}(\n${args.join('')}${indent})${after}`;
}

/** A line of a function with a call, on several lines if it is long. */
export const blockText = (before: string, call: Call): string =>
  brokenText(before, call, ';', '  ').replace(/^ {2}/, '');

/** A function whose body is a call, and what stands before it. */
export function functionText(
  name: string,
  parameters: readonly string[],
  answer: string,
  call: Call,
  before: readonly string[] = [],
): string {
  const signature = inLines(`export function ${name}(`, parameters, `): ${answer} {`, '');
  const lines = [...before.map((line) => `  ${line}`), brokenText('return ', call, ';', '  ')];
  return `${signature}\n${lines.join('\n')}\n}\n`;
}

/** Where a file is from one of a folder, as in `import`. */
function pathFrom(folder: string, file: string): string {
  const [room] = folder.split('/');
  return file.startsWith(`${room}/`) ? `../${file.slice(room!.length + 1)}.js` : `../../${file}.js`;
}

/**
 * The imports of a file that is in a folder of a room: functions by their names, and types, each from its file; sorted
 * as the linter wants them.
 */
export function importsText(folder: string, functions: Iterable<string>, types: Iterable<string>): string {
  const files = new Map<string, Set<string>>();
  const add = (file: string, name: string) => {
    const path = pathFrom(folder, file);
    files.set(path, (files.get(path) ?? new Set()).add(name));
  };
  for (const name of functions) add(engineOf(name).file, name);
  for (const name of types) add(fileOfType(name), `type ${name}`);
  return [...files]
    .sort(([a], [b]) => (a.slice(0, -'.js'.length) < b.slice(0, -'.js'.length) ? -1 : 1))
    .map(([path, names]) => importText([...names], path))
    .join('\n');
}

/** An import from one file; types are marked by `type `. */
export function importText(all: readonly string[], path: string): string {
  const isOfTypes = all.every((name) => name.startsWith('type '));
  const bare = (name: string) => name.replace('type ', '');
  const names = sorted(all.map(bare)).map((name) =>
    isOfTypes || all.includes(name) ? name : `type ${name}`,
  );
  const text = inLines(isOfTypes ? 'import type { ' : 'import { ', names, ` } from '${path}';`, '');
  return text.replace('{ \n', '{\n').replace(/\n \}/, '\n}');
}

/** An A before an a, an a before a B. */
const orderOf = (name: string) =>
  name.replace(/[a-z]/gi, (letter) => letter.toLowerCase() + (letter < 'a' ? '0' : '1'));

export function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

/** A cone, an ellipsoid. */
export const withArticle = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** `oriented boxes` or `k-DOPs` as a part of a name. */
export const camel = (words: string): string =>
  words.replace('-DOP', ' dop').replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());

/** `cone` as a part of a name. */
export const capitalized = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** `polygonsIntersect` of polygons, be they of the plane or of space. */
export const pluralOf = (words: string): string => camel(words.replace(/ of .*/, ''));
