import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../fuzz/suite/export/manifest.js';
import { SuiteFileWriter } from '../../../fuzz/suite/export/suite-file.js';
import { CASES_VERSION, RULES_VERSION } from '../../../fuzz/suite/export/versions.js';
import { powerOfTwo } from '../../../src/oracle/cases/doubles.js';
import { loadQuestions } from '../../../src/oracle/questions/registry.js';

/** The rooms that draw cases, and those that answer them. */
const ROOMS = [
  ...['fuzz/families', 'fuzz/relations', 'fuzz/questions', 'fuzz/suite'],
  ...[
    'src/oracle/cases',
    'src/oracle/questions',
    'src/oracle/referees',
    'src/oracle/answers',
    'src/arithmetic',
  ],
];

/**
 * What ECMAScript defines to the last bit. Math.sqrt is IEEE 754's square root in every engine; all others (sin, exp, pow and **,
 * hypot, cbrt, ...) may differ by their last bit from one to another.
 */
const EXACT = [
  ...['abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'],
];

/** Source without comments. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

const sources = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ path: join(room, name), text: code(readFileSync(join(room, name), 'utf8')) })),
);

/** What makes numbers or texts that need not be the same in another engine, country or year. */
function doubtful(text: string): string[] {
  const functions = [...text.matchAll(/\bMath\.(\w+)/g)].map((match) => match[1]!);
  const powers = [...text.matchAll(/\*\*\s*(\S+)/g)].map((match) => match[1]!);
  return [
    ...functions.filter((name) => !EXACT.includes(name)).map((name) => `Math.${name}`),
    // Powers of big integers are exact; constants are looked at below.
    ...powers
      .filter((exponent) => !/^(?:-?\d+n?\b|BigInt\()/.test(exponent))
      .map((exponent) => `** ${exponent}`),
    ...(text.match(/\btoLocale\w+|\blocaleCompare\b|\bIntl\.|\bDate\b|\bprocess\.(?:env|platform|cwd)\b/g) ??
      []),
  ];
}

describe('cases and answers', () => {
  test('are made of operations that are the same in all engines', () => {
    expect(sources.length).toBeGreaterThan(200);
    const found = sources.flatMap(({ path, text }) => doubtful(text).map((what) => `${path}: ${what}`));
    expect(found).toEqual([]);
  });

  test('have constants that are powers of two, and no power of another number', () => {
    const powers = sources.flatMap(({ text }) => [...text.matchAll(/(\w+) \*\* (-?\d+)\b(?!n)/g)]);
    expect(powers.length).toBeGreaterThan(5);
    for (const [text, base, exponent] of powers)
      expect([text, base, 2 ** Number(exponent)]).toEqual([text, '2', powerOfTwo(Number(exponent))]);
  });

  test('would be found out', () => {
    const bad = 'Math.hypot(1, 2) + 2 ** k + x.toLocaleString() + Date.now()';
    expect(doubtful(bad)).toEqual(['Math.hypot', '** k', 'toLocaleString', 'Date']);
    expect(doubtful(code('Math.sqrt(2) + 10n ** 2n // 2 ** k'))).toEqual([]);
  });
});

/**
 * Checksums of files of the first versions: whoever changes what is drawn, or the form of the files, raises a version and writes
 * these again. The same bytes came out of V8, SpiderMonkey and JavaScriptCore.
 */
const CHECKSUMS: Readonly<Record<string, string>> = {
  orient2d: '2b8e56b1b137848008311aca33cdfa736420713e027a88192e91de949db911ec',
  rayTriangle: '76f35d569bc6fca249bb06405208284bcb6a3883159cc53f16dcabff4d7fdc2c',
  segmentSegment2d: '977eeca4b270903cb69284317c058c51a7084cca83ca5d31512b6f34e2e86663',
  triple3d: '706d3a375c3541543f6f24e3b470a95b11269bafb96c6e206600557e14ecdafc',
  selfIntersections: '8db5e3e5aed9b48cc3bcd3c62197abb56c88fd709c1ff6b07e5b490f2faf063b',
};

test('the bytes of a version are the same for ever', async () => {
  await loadQuestions();
  expect([RULES_VERSION, CASES_VERSION]).toEqual([1, 1]);
  for (const [name, sum] of Object.entries(CHECKSUMS)) {
    const writer = new SuiteFileWriter(name, { size: 'quick', seed: 1, shard: { index: 1, of: 1 } });
    for (const _ of writer.draw());
    expect([name, sha256(writer.file().text)]).toEqual([name, sum]);
  }
});
