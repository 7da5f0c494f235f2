import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shellWord } from '../../../fuzz/report/shell-word.js';

const WORDS = [
  'plain-1.2,3/4:x@y%+',
  '',
  ' ',
  'a b',
  "it's",
  '"$HOME" `id` $(id) \\ !x',
  '*?[a]{b,c}~#&|;<>()',
  '=x',
  '~',
  'line\nbreak\ttab',
  "\u001b[31m'\\ red",
  '\u202egnorw\u202c',
  'é 😀',
];

test('a shell takes every word for what it was', () => {
  const script = `printf '%s\\0' ${WORDS.map(shellWord).join(' ')}`;
  const out = execFileSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(out.split('\0').slice(0, -1)).toEqual(WORDS);
});

test('nothing in a word moves, hides or turns what is shown', () => {
  for (const word of WORDS) expect(shellWord(word)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
