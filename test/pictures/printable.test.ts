import { expect, test } from 'vitest';
import { printable } from '../../src/pictures/printable.js';

test.each([
  ['esc\u001b[31mred.off', 'esc\\x1b[31mred.off'],
  ['two\nlines\r\tmore\u007f', 'two\\nlines\\r\\tmore\\x7f'],
  ['c1\u009b31m', 'c1\\x9b31m'],
  ['turned\u202egpj.obj', 'turned\\u{202e}gpj.obj'],
  ['\u2028\u200b\ufeff', '\\u{2028}\\u{200b}\\u{feff}'],
  ['half \ud800', 'half \\u{d800}'],
  ['Würfel 立方体 🧊 e\u0301.obj', 'Würfel 立方体 🧊 e\u0301.obj'],
  ['C:\\models\\new.obj', 'C:\\models\\new.obj'],
])('%j', (text, expected) => {
  expect(printable(text)).toBe(expected);
});
