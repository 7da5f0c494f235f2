import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf } from '../../site/pages.js';
import { root } from './find-examples.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Row {
  readonly page: string;
  readonly anchor: string | undefined;
  /** What is said of the machine and of peers: words that the page has. */
  readonly words: readonly string[];
  /** The day, if the page says it. */
  readonly day: string | undefined;
}

/** The rows of the tables that lead to figures. */
const rows: readonly Row[] = read('docs/benchmarks.md')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => {
    const [what, beside, machine, date] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()) as [string, string, string, string];
    const [, page, anchor] = /\]\(([\w-]+\.md)(?:#([^)]+))?\)/.exec(what)!;
    const versions = [...beside.matchAll(/\b\d+(?:\.\d+)+\b/g)].map(([version]) => version);
    const named = machine.match(/AMD EPYC|Node 20\.20\.2|3 GHz/g) ?? [];
    const day = /^\d{4}-\d\d-\d\d$/.exec(date)?.[0];
    return { page: page!, anchor, words: [...versions, ...named], day };
  });

/** What a row says and its page does not. */
function faultsOf({ page, anchor, words, day }: Row): string[] {
  const text = read(`docs/${page}`);
  const said = text.replaceAll('Node v20', 'Node 20');
  return [
    ...words.filter((word) => !said.includes(word)),
    ...(anchor === undefined || anchorsOf(text).has(anchor) ? [] : [`#${anchor}`]),
    ...(day === undefined || text.includes(day) ? [] : [day]),
  ];
}

describe('the page of benchmarks', () => {
  it.each(rows)('$page $anchor: the page has what is said of it', (row) => {
    expect(faultsOf(row)).toEqual([]);
  });

  it('and what it has not is found', () => {
    expect(rows.length).toBeGreaterThan(20);
    const row = { ...rows[0]!, anchor: 'none', words: ['9.9.9'], day: '1999-01-01' };
    expect(faultsOf(row)).toEqual(['9.9.9', '#none', '1999-01-01']);
  });
});
