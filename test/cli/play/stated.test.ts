import { parser } from '@lezer/javascript';
import { describe, expect, it } from 'vitest';
import { commentBehind, verdictOn } from '../../../src/cli/play/page/stated.js';
import type { Said } from '../../../src/cli/play/run/execute.js';

const value = (text: string): Said => ({ type: 'value', line: 1, text });
const log = (text: string): Said => ({ type: 'log', line: 1, text });

describe('a comment behind a statement', () => {
  it.each([
    ['2', '2', 'right'],
    ['2: two', '2', 'right'],
    ['2, right of it', '2', 'right'],
    ['2 (two)', '2', 'right'],
    ['3', '2', 'wrong'],
    ['3: three', '2', 'wrong'],
    ['3 (three)', '2', 'wrong'],
    ['0', '-0', 'wrong'],
    ['-0', '-0', 'right'],
    ['0.50', '0.5', 'right'],
    ['1e-3', '0.001', 'right'],
    ['1_000n', '1000n', 'right'],
    ['1', '1n', 'wrong'],
    ['NaN', 'NaN', 'right'],
    ['-Infinity', '-Infinity', 'right'],
    ['null', 'undefined', 'wrong'],
    ['true', 'false', 'wrong'],
    ['"a"', "'a'", 'right'],
    [`'it\\'s "so"'`, `'it\\'s "so"'`, 'right'],
    ["'a'", "'b'", 'wrong'],
    ['[1,2]', '[1, 2]', 'right'],
    ['[1, 2, 3]', '[1, 2]', 'wrong'],
    ['{b: 1, a: [2]}', '{ a: [2], b: 1 }', 'right'],
    ["{ a: 1, 'c d': undefined }", '{ a: 1 }', 'right'],
    ['{ a: 1, b: 2 }', '{ a: 1 }', 'wrong'],
    ['{ a: 1 }', 'Hit { a: 1 }', 'right'],
    ['[{ a: 1 }]', '[Hit { a: 2 }]', 'wrong'],
    ['new Uint32Array([0, 1])', 'Uint32Array [0, 1]', 'right'],
    ['new Uint32Array([0, 1])', 'Uint32Array [0, 2]', 'wrong'],
    ['RangeError: no', 'RangeError: no', 'right'],
    ['throws RangeError', 'RangeError: no', 'right'],
    ['RangeError: yes', 'RangeError: no', 'wrong'],
    ['TypeError', 'RangeError: no', 'wrong'],
    ['RangeError: no', '2', 'wrong'],
    ['2', 'RangeError: no', 'wrong'],
    ['a sum', '2', 'nothing'],
    ['1 / 3', '2', 'nothing'],
    ['2 points', '3', 'nothing'],
    ['new Set([1])', 'Set {1}', 'nothing'],
    ['[1]', '[[function f]]', 'nothing'],
    ['[1, 2]', '[1, ...', 'nothing'],
    ['', '2', 'nothing'],
  ])("'%s' beside %s: %s", (comment, text, verdict) => {
    expect(verdictOn(comment, [value(text)])).toBe(verdict);
  });

  it('is compared with what was logged', () => {
    expect(verdictOn("'a'", [log('a')])).toBe('right');
    expect(verdictOn('a', [log('a')])).toBe('right');
    expect(verdictOn("'b'", [log('a')])).toBe('wrong');
    expect(verdictOn('2', [log('3')])).toBe('wrong');
    expect(verdictOn('2', [log('a text')])).toBe('wrong');
    expect(verdictOn('1; 2', [log('1'), log('2')])).toBe('right');
    expect(verdictOn('1', [log('1'), log('2')])).toBe('nothing');
  });

  it.each([
    ['1; // 2', '2'],
    ['1 // 2', '2'],
    ['f(\n  1,\n); //2', '2'],
    ["f('// 1');", undefined],
    ['f([ // 2', undefined],
    ['if (a) { // 2', undefined],
    ['class A { // 2', undefined],
    ['const x = // 2', undefined],
    ['1; /* 2 */', undefined],
  ])('%j: %s', (line, comment) => {
    const rest = { '[': '1]);', '{': '}', '=': '3;' }[/[[{=](?= \/\/ 2$)/.exec(line)?.[0] ?? ''] ?? '';
    const program = `${line}\n${rest}`;
    expect(commentBehind(parser.parse(program).resolveInner(line.length, -1), program)).toBe(comment);
  });
});
