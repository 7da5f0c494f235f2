import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as directed from '../../src/arithmetic/directed.js';
import * as arithmetic from '../../src/arithmetic/index.js';
import * as integers from '../../src/arithmetic/integers.js';
import * as powers from '../../src/arithmetic/power-of-two.js';
import * as scaledIntegers from '../../src/arithmetic/scaled-integers.js';

const folder = new URL('../../src/arithmetic/', import.meta.url);

/** Documentation lines `expression; // value`, on lines of their own or behind a one-line `@example`. */
const EXAMPLE = /^\s*(?:\*|\/\*\*.*@example) (\S.*); \/\/ (.*?)(?: \*\/)?$/gm;

function examplesOf(file: string): [string, string][] {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return [...text.matchAll(EXAMPLE)].map(([, expression, value]) => [expression!, value!]);
}

/** What examples may name: all exports, those of the example's own file, and buffers to write to. */
async function scopeOf(file: string): Promise<Record<string, unknown>> {
  const own = (await import(new URL(file, folder).href)) as Record<string, unknown>;
  const buffers = { h: new Float64Array(8), scaled: new Float64Array(8) };
  return { ...arithmetic, ...integers, ...powers, ...scaledIntegers, ...directed, ...own, ...buffers };
}

const evaluate = (code: string, scope: Record<string, unknown>): unknown =>
  new Function(...Object.keys(scope), `return (${code});`)(...Object.values(scope));

/** What stands inside of constructions, and no user calls: test/implicit and test/arithmetic check what it promises. */
const INTERNAL = ['ball.ts', 'double-words.ts', 'measured-words.ts', 'word-vectors.ts'];

const files = readdirSync(folder).filter(
  (file) => file.endsWith('.ts') && !['index.ts', 'ring.ts', 'scratch.ts', ...INTERNAL].includes(file),
);

describe.each(files)('the examples of %s', (file) => {
  it.each(examplesOf(file))('%s is %s', async (expression, value) => {
    const scope = await scopeOf(file);
    const [result, components] = value.split('; h = ');
    expect(evaluate(expression, scope)).toEqual(evaluate(result!, scope));
    if (components === undefined) return;
    const expected = evaluate(`[${components}]`, scope) as number[];
    expect(Array.from((scope.h as Float64Array).subarray(0, expected.length))).toEqual(expected);
  });
});
