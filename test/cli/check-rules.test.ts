import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../../src/cli/check.js';
import { failOnOf, judge, kindsOf, type Rules } from '../../src/cli/mesh/acceptance.js';
import { Baseline } from '../../src/cli/mesh/baseline.js';
import type { CheckResult } from '../../src/cli/mesh/check-types.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

function result(counts: readonly (readonly [kind: string, severity: string, count: number])[]): CheckResult {
  const findings = counts.map(([kind, severity, count]) => ({ type: kind, severity, count, first: [] }));
  return { findings, complete: true } as unknown as CheckResult;
}

const mixed = result([
  ['t-junction', 'error', 2],
  ['border-edge', 'warning', 3],
  ['coplanar-neighbours', 'info', 6],
]);

function rules(more: Partial<Rules>): Rules {
  return { failOn: 'warning', allowed: new Set(), baseline: null, ...more };
}

describe('what makes a check fail', () => {
  const passes = (found: CheckResult, more: Partial<Rules>) => judge('x.obj', found, rules(more)).pass;
  const info = result([['coplanar-neighbours', 'info', 6]]);
  const warning = result([['border-edge', 'warning', 3]]);

  test.each([
    ['error', [true, true, false]],
    ['warning', [true, false, false]],
    ['info', [false, false, false]],
    ['never', [true, true, true]],
  ] as const)('--fail-on %s', (failOn, expected) => {
    expect([info, warning, mixed].map((found) => passes(found, { failOn }))).toEqual(expected);
  });

  test('a check that was stopped, whatever it found', () => {
    expect(passes({ ...info, complete: false }, { failOn: 'never' })).toBe(false);
  });

  test('errors and warnings, if nothing is said', () => {
    expect(failOnOf()).toBe('warning');
  });

  test('--allow takes kinds out, and says so', () => {
    const allowed = kindsOf('--allow', ['border-edge, t-junction']);
    expect(judge('x.obj', mixed, rules({ allowed }))).toEqual({
      pass: true,
      accepted: [
        { type: 't-junction', count: 2, by: 'allow' },
        { type: 'border-edge', count: 3, by: 'allow' },
      ],
      unknown: [],
    });
    expect(passes(mixed, { allowed: kindsOf('--allow', ['border-edge']) })).toBe(false);
  });

  test('a kind that does not exist is named, with the one that was meant', () => {
    const failure = (lists: string[]) => {
      expect(() => kindsOf('--allow', lists)).toThrow(UsageError);
      try {
        kindsOf('--allow', lists);
      } catch (error) {
        return (error as UsageError).message;
      }
      return '';
    };
    expect(failure(['border-edge', 'tjunction'])).toBe(
      "--allow: there is no kind 'tjunction' (did you mean 't-junction'?)",
    );
    expect(failure(['holes'])).toBe("--allow: there is no kind 'holes'; 'unerring explain' lists them");
  });
});

describe('a baseline', () => {
  const path = join(folder, 'logic.json');
  const withPlaces = (places: readonly string[]): CheckResult => ({
    ...result([['t-junction', 'error', places.length]]),
    fingerprints: { 't-junction': places },
  });
  const known = new Baseline(path);
  known.accept('a.obj', ['t-junction'], withPlaces(['p', 'q', 'q']));

  test('knows findings by their places: as many elsewhere are new', () => {
    const judged = (places: string[]) => judge('a.obj', withPlaces(places), rules({ baseline: known }));
    expect(judged(['q', 'p']).pass).toBe(true);
    expect(judged(['p', 'q', 'r'])).toEqual({
      pass: false,
      accepted: [{ type: 't-junction', count: 2, by: 'baseline' }],
      unknown: [{ type: 't-junction', count: 1 }],
    });
    // Twice at one place, where once was known.
    expect(judged(['p', 'p']).unknown).toEqual([{ type: 't-junction', count: 1 }]);
  });

  test('knows only the number where there are too many', () => {
    const many = new Baseline(path);
    many.accept('a.obj', ['t-junction'], result([['t-junction', 'error', 2000]]));
    const judged = (count: number) =>
      judge('a.obj', result([['t-junction', 'error', count]]), rules({ baseline: many }));
    expect(judged(2000).pass).toBe(true);
    expect(judged(2001).unknown).toEqual([{ type: 't-junction', count: 1 }]);
  });

  test('knows one file only, by where it is seen from the baseline', () => {
    const judged = (file: string) => judge(file, withPlaces(['p']), rules({ baseline: known })).pass;
    expect([judged('a.obj'), judged('./a.obj'), judged('b.obj')]).toEqual([true, true, false]);
  });

  test('has one text, in whatever order files are checked, and keeps those that are not', async () => {
    const accepted = (order: readonly string[]) => {
      const baseline = new Baseline(path);
      for (const file of order) baseline.accept(join(folder, file), ['t-junction'], withPlaces(['p']));
      return baseline;
    };
    await accepted(['a.obj', 'b.obj', 'c/d.obj']).write();
    const first = readFileSync(path, 'utf8');
    await accepted(['c/d.obj', 'b.obj', 'a.obj']).write();
    expect(readFileSync(path, 'utf8')).toBe(first);
    expect(Object.keys(JSON.parse(first).files)).toEqual(['a.obj', 'b.obj', 'c/d.obj']);
    const again = Baseline.read(path, false);
    again.accept(join(folder, 'b.obj'), ['t-junction'], result([]));
    await again.write();
    expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')).files)).toEqual(['a.obj', 'c/d.obj']);
  });

  const write = (text: string) => {
    const file = join(folder, 'bad.json');
    writeFileSync(file, text);
    return file;
  };
  test.each([
    ['{', ' is not JSON'],
    ['{"files": {}}', ' is no baseline: --write-baseline makes one'],
    [
      '{"format": "unerring-baseline", "version": 2, "files": {}}',
      ' is a baseline of version 2; version 1 is known',
    ],
    [
      '{"format": "unerring-baseline", "version": 1, "files": {"a": {"b": 1}}}',
      ': what it says about a is not understood',
    ],
  ])('that is none: %s', (text, message) => {
    const file = write(text);
    expect(() => Baseline.read(file, false)).toThrow(new UsageError(`${file}${message}`));
  });

  test('is written and used: renumbered findings are known, another one is not', async () => {
    mkdirSync(join(folder, 'sub'), { recursive: true });
    const baseline = join(folder, 'sub', 'known.json');
    const part = join(folder, 'part.off');
    const points = ['0 0 0', '1 0 0', '0 1 0', '0 0 1'];
    const mesh = (order: readonly number[], faces: readonly (readonly number[])[]) =>
      writeFileSync(
        part,
        `OFF\n4 ${faces.length} 0\n${order.map((i) => `${points[i]}\n`).join('')}${faces
          .map((face) => `3 ${face.map((i) => order.indexOf(i)).join(' ')}\n`)
          .join('')}`,
      );
    mesh(
      [0, 1, 2, 3],
      [
        [0, 2, 1],
        [0, 1, 3],
        [1, 2, 3],
      ],
    );
    const args = ['check', part, '--quiet', '--baseline', baseline];
    expect((await unerring(args)).err).toContain('(--write-baseline makes it)');
    expect(await unerring([...args, '--write-baseline'])).toMatchObject({ code: 0, out: '' });
    expect(Object.keys(JSON.parse(readFileSync(baseline, 'utf8')).files)).toEqual(['../part.off']);
    expect(existsSync(baseline)).toBe(true);
    mesh(
      [3, 1, 0, 2],
      [
        [1, 2, 3],
        [0, 1, 3],
        [0, 2, 1],
      ],
    );
    expect(await unerring(args)).toMatchObject({ code: 0, out: '', err: '' });
    mesh(
      [0, 1, 2, 3],
      [
        [0, 2, 1],
        [0, 1, 3],
      ],
    );
    const { code, out } = await unerring(args);
    expect(code).toBe(1);
    expect(out).toMatch(/^.*part\.off: 4 warnings; new: \d border-edge\n$/);
  });
});

describe('options that make no sense', () => {
  const cases: readonly [CheckOptions, string][] = [
    [
      { failOn: 'errors' },
      "--fail-on: there is no 'errors'; known: error, warning, info, never (did you mean 'error'?)",
    ],
    [{ writeBaseline: true }, '--write-baseline needs --baseline FILE, which is the file to write'],
    [{ json: true, ndjson: true }, 'give --json or --ndjson, not both'],
    [{ threads: '0' }, "--threads takes a whole number from 1 to 999 or 'all', got '0'"],
    [{ json: true, quiet: true }, '--quiet makes no sense with --json'],
    [{ baseline: files.good }, `${files.good} is not JSON`],
  ];
  test.each(cases)('%j', async (options, message) => {
    await expect(check([files.good], options)).rejects.toThrow(new UsageError(message));
  });
});
