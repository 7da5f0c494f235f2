import { describe, expect, test } from 'vitest';
import { type Cell, styleFor, table } from '../../fuzz/report/style.js';
import { indented, textWidth, wrapped } from '../../fuzz/report/text-width.js';

const style = (width: number, environment = {}) => styleFor(true, environment, width);
const bare = (width: number) => style(width, { NO_COLOR: '1' });
const widest = (text: string) => Math.max(...text.split('\n').map(textWidth));

const pairs = (n: number, from: number) =>
  Array.from({ length: n }, (_, i) => `${from + 7 * i}, ${from + 11 * i + 5}`);

/** Rows as `check` has them: of a real scan, and of one with seven-digit numbers and crowds on an edge. */
const findings: Readonly<Record<string, readonly (readonly Cell[])[]>> = {
  real: [
    ['non-manifold-vertex', 'error', { items: ['0', '1', '4', '5'], more: false }, '4'],
    ['overlapping-triangles', 'error', { items: pairs(5, 12), more: true }, '1,206'],
    ['t-junction', 'error', { items: ['26 on 0-1'], more: false }, '1'],
    ['no-triangles', 'warning', { items: [], more: false }, '1'],
  ],
  hostile: [
    ['overlapping-triangles', 'error', { items: pairs(5, 9_999_000), more: true }, '2,163,655'],
    ['t-junction', 'error', { items: ['1000000 on 2000000-3000000'], more: true }, '9'],
    [
      'duplicate-triangles',
      'error',
      { items: [`${pairs(6, 1e7).join(', ')} and 19994 more`], more: true },
      '1',
    ],
    [
      'border-edge',
      'warning',
      { items: Array.from({ length: 400 }, (_, i) => `${i}-${i + 1}`), more: false },
      '400',
    ],
  ],
};

describe.each(Object.keys(findings))('a table of findings: %s', (name) => {
  const rows = findings[name]!;
  const draw = (width: number) => table(['finding', 'severity', 'where', 'count'], rows, bare(width), 3);

  test.each([200, 100, 80, 72, 60, 50, 40, 30])('fits %i places and breaks no number', (width) => {
    const text = draw(width);
    expect(widest(text)).toBeLessThanOrEqual(width);
    const known = new Set(['...', 'and', 'more', 'on', '400', '1', '4', '9', '1,206', '2,163,655']);
    for (const row of rows) {
      const { items } = row[2] as { items: readonly string[] };
      for (const word of items.join(' ').split(' ')) known.add(word.replace(/,$/, ''));
    }
    const body = text.replaceAll(/[│┌┐└┘├┤┬┴┼─]/g, ' ').replaceAll(/finding|severity|where|count/g, ' ');
    for (const word of body.split(/[\s;]+/).filter((each) => /\d/.test(each))) {
      expect(known).toContain(word.replace(/,$/, ''));
    }
    for (const row of rows) expect(text).toContain(row[0]);
    for (const row of rows) expect(text).toMatch(new RegExp(`(?<!\\S)${row[3]}(?!\\S)`));
  });

  test('a frame where there is room, none where it would cost too much', () => {
    expect(draw(120)).toMatch(/^┌─/);
    expect(draw(80)).toMatch(/^┌─/);
    expect(draw(60)).toMatch(/^finding +severity +where +count\n/);
    expect(draw(40)).toMatch(/^[a-z-]+\n {2}severity {2}error\n/);
  });
});

test('fewer things are named where all do not fit', () => {
  const lines = (width: number) =>
    table(['finding', 'severity', 'where', 'count'], findings.real!, bare(width), 3).split('\n');
  expect(lines(100)[4]).toBe(
    '│ overlapping-triangles │ error    │ 12, 17; 19, 28; 26, 39; 33, 50; 40, 61; ... │ 1,206 │',
  );
  expect(lines(80)[4]).toBe(
    '│ overlapping-triangles │ error    │ 12, 17; 19, 28; 26, 39; ...       │ 1,206 │',
  );
  expect(lines(60)[2]).toBe('overlapping-triangles  error     12, 17; 19, 28; ...   1,206');
});

test('all things are named in as many lines as it takes, if that is asked for', () => {
  const many = { items: pairs(5000, 1000), more: true, all: true };
  for (const width of [80, 60, 40]) {
    const text = table(['finding', 'where'], [['crossing-triangles', many]], bare(width), 2);
    expect(widest(text)).toBeLessThanOrEqual(width);
    const joined = text.replaceAll(/[^\d,;. ]/g, ' ').replaceAll(/ +/g, ' ');
    expect(joined).toContain(`${many.items.join('; ')}; ...`);
  }
});

test('what nobody sees is not measured: a million things in one line', () => {
  const items = Array.from({ length: 1_000_000 }, (_, i) => String(i));
  expect(table(['where'], [[{ items, more: false }]], bare(40))).toMatch(/^0; 1; .*; 10; \.\.\.$/m);
});

test('tables of words and numbers lose their frame, then wrap their heads and words, then are lists', () => {
  const head = ['plain doubles get wrong:', 'asked', 'truly 0', 'orient2d', 'orient3d', 'of orient3d'];
  const rows = [
    ['as published', '1,234,567', '12', '0', '0', '< 0.1 %'],
    ['split, then float32', '1,234,567', '12,345', '1,000,000', '34', '12.3 %'],
  ];
  const draw = (width: number) => table(head, rows, bare(width));
  for (const width of [100, 80, 60, 40, 20]) {
    const text = draw(width);
    expect(widest(text)).toBeLessThanOrEqual(width);
    for (const number of ['1,234,567', '1,000,000', '< 0.1 %']) expect(text).toContain(number);
  }
  expect(draw(100)).toMatch(/^┌/);
  expect(draw(70)).toMatch(/^plain doubles/);
  expect(draw(40)).toContain('\n  of orient3d  < 0.1 %\n');
});

test('colours take no room, and each line of a painted cell has its own', () => {
  const made = style(24, { FORCE_COLOR: '1' });
  const text = table(['a', 'b'], [['x', made.bad('not listed at all here')]], made, 2);
  expect(widest(text)).toBeLessThanOrEqual(24);
  for (const line of text.split('\n')) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control sequences
    expect(line.match(/\u001b\[0m/g)?.length ?? 0).toBe(line.match(/\u001b\[[1-9]\d*m/g)?.length ?? 0);
  }
});

test('wide and combining characters', () => {
  expect(textWidth('立方体')).toBe(6);
  expect(textWidth('e\u0301\u001b[31mx\u001b[0m')).toBe(2);
  expect(widest(table(['name', 'n'], [['立方体', '1']], bare(80)))).toBe(14);
});

test('lines are broken between words', () => {
  expect(wrapped('0.16666666666666666, 0.3333333333333333, none (open)', 38)).toEqual([
    '0.16666666666666666,',
    '0.3333333333333333, none (open)',
  ]);
  expect(wrapped('averylongwordindeed it is', 5)).toEqual(['averylongwordindeed', 'it is']);
  expect(indented('  note  ', 'one two three', 16)).toBe('  note  one two\n        three');
});

describe('style', () => {
  const coloured = (isTerminal: boolean, environment: Record<string, string>) =>
    styleFor(isTerminal, environment).bold('x') !== 'x';

  test.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [true, { TERM: 'dumb' }, false],
    [true, { TERM: 'xterm-256color' }, true],
    [false, { FORCE_COLOR: '1' }, true],
    [false, { FORCE_COLOR: '', TERM: 'dumb' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { FORCE_COLOR: 'false' }, false],
    [true, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('colours: terminal %s, %j: %s', (isTerminal, environment, expected) => {
    expect(coloured(isTerminal, environment)).toBe(expected);
  });

  test.each([
    [true, {}, 57, 57],
    [true, { COLUMNS: '33' }, 57, 57],
    [true, {}, 0, 80],
    [true, {}, undefined, 80],
    [true, {}, 3, 20],
    [false, {}, undefined, 100],
    [false, { COLUMNS: '60' }, undefined, 60],
    [false, { COLUMNS: 'x' }, undefined, 100],
    [false, { COLUMNS: '0' }, undefined, 100],
  ])('width: terminal %s, %j, %s columns: %i', (isTerminal, environment, columns, expected) => {
    expect(styleFor(isTerminal, environment, columns).width).toBe(expected);
  });
});
