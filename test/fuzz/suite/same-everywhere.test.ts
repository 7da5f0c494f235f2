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
 * What ECMAScript defines to the last bit. Math.sqrt is IEEE 754's square root in every engine; all others (sin, exp,
 * pow and **, hypot, cbrt, ...) may differ by their last bit from one to another.
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
 * Checksums of files of these versions: whoever changes what is drawn, or the form of the files, raises a version and
 * writes these again. The same bytes came out of V8, SpiderMonkey and JavaScriptCore.
 */
const CHECKSUMS: Readonly<Record<string, string>> = {
  orient2d: '25934abaca0e20c5c198719068ed9e5d33c7c4bfba92b1f29e5c6e49f195a843',
  rayTriangle: '6fc0e9140ec09de622e87e5f92a0809b2fd4c38453d7e2502767bd6175bea998',
  segmentSegment2d: 'c6a7842ca152d7f6396dfef58988c9b7e313081413d437fe2a4dca7b59234bc8',
  triple3d: '1b65884afb3f1da706a9c9defe3c65ee28714e75e8a06564e3ba54d71c5001c2',
  selfIntersections: 'a6870d5983d4f48111892d06ccb43e941351391b7d18e1c2ce897275342e71f7',
};

test('the bytes of a version are the same for ever', async () => {
  await loadQuestions();
  expect([RULES_VERSION, CASES_VERSION]).toEqual([1, 2]);
  for (const [name, sum] of Object.entries(CHECKSUMS)) {
    const writer = new SuiteFileWriter(name, { size: 'quick', seed: 1, shard: { index: 1, of: 1 } });
    for (const _ of writer.draw());
    expect([name, sha256(writer.file().text)]).toEqual([name, sum]);
  }
});
