import type { Example } from './kind.js';

/** Where lines of comments end. */
const COLUMNS = 120;

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
