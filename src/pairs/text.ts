import type { Example } from './kind.js';

/** Where lines of comments end. */
const COLUMNS = 120;
/** Where the formatter breaks lines of code. */
const WIDTH = 110;

/** A value as it is written in code. */
export function exampleText(value: Example): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (Array.isArray(value)) return `[${value.map(exampleText).join(', ')}]`;
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${exampleText(field)}`);
  return `{ ${fields.join(', ')} }`;
}

/** a, b or c. */
export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
}

/** A text in lines of a comment. */
function wrapped(text: string, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
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

/** A call or a list of parameters, in one line if it fits. */
function inLines(before: string, parts: readonly string[], after: string, indent: string): string {
  const line = `${indent}${before}${parts.join(', ')}${after}`;
  if (line.length <= WIDTH) return line;
  return `${indent}${before}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${after}`;
}

/** A function whose body is a call. */
export function functionText(
  name: string,
  parameters: readonly string[],
  answer: string,
  [called, ...values]: readonly [string, ...string[]],
): string {
  const signature = inLines(`export function ${name}(`, parameters, `): ${answer} {`, '');
  return `${signature}\n${inLines(`return ${called}(`, values, ');', '  ')}\n}\n`;
}

/** An import, its names sorted. */
export function importText(names: Iterable<string>, path: string, kind = 'import'): string {
  const text = inLines(`${kind} { `, sorted(names), ` } from '${path}';`, '');
  return text.replace('{ \n', '{\n').replace(/\n \}/, '\n}');
}

/** In the order that the formatter wants: that of a dictionary, in which capital letters are as small ones. */
export function sorted(names: Iterable<string>): string[] {
  const key = (name: string) => name.toLowerCase();
  return [...new Set(names)].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** A cone, an ellipsoid. */
export const withArticle = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** `cone` as a part of a name. */
export const capitalized = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
