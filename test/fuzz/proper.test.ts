import { beforeAll, describe, expect, test } from 'vitest';
import { fairClock, patienceWith, threadNumber } from '../../fuzz/campaign/fair-clock.js';
import type { Finding } from '../../fuzz/campaign/finding.js';
import { Heartbeat } from '../../fuzz/campaign/heartbeat.js';
import { judgeBlock } from '../../fuzz/campaign/judge-block.js';
import { shrinkFinding } from '../../fuzz/campaign/judge-finding.js';
import type { Plan } from '../../fuzz/campaign/plan.js';
import { isProper } from '../../fuzz/campaign/proper.js';
import { Results } from '../../fuzz/campaign/results.js';
import { simplestOfMaps } from '../../fuzz/metamorphic/run.js';
import { questionFamilyNames } from '../../fuzz/questions/generate.js';
import { shortNumbers } from '../../fuzz/report/long-numbers.js';
import { markdownText } from '../../fuzz/report/markdown.js';
import { chosenFindings } from '../../fuzz/report/page/choose.js';
import { refusedLines } from '../../fuzz/report/refused.js';
import { simplest } from '../../fuzz/report/summary.js';
import type { Engine } from '../../src/oracle/engines/engine.js';
import { requireQuestion, requireQuestions } from '../../src/oracle/questions/registry.js';

const SEGMENTS = 'segmentSegment2d';

beforeAll(() => requireQuestions([SEGMENTS], []));

/** The segment as its numbers, and what was wrong with it. */
const finding = (number: number, ...values: number[]): Finding => ({
  ...{ question: SEGMENTS, target: 'engine', family: 'integer-lattice', seed: 1, block: 0, case: number },
  ...{ kind: 'wrong', expected: 'touching', got: 'disjoint', values },
});
const point = finding(0, 0, 0, 0, 0, 0, 0, 0, 0);
const another = finding(1, 1, 0, 1, 0, 1, 0, 1, 0);
const proper = finding(2, 0, 0, 7, 0, 5, 0, 5, 11);

/** An engine for which everything is disjoint. */
const blind: Engine = {
  name: 'engine',
  strict: true,
  knows: () => true,
  ask: (_, { count }, watch) => Array.from({ length: count }, (_, i) => watch?.begin(i) ?? 'disjoint'),
};
const place = { engines: [blind], modules: {}, heartbeat: new Heartbeat() };

describe('a failure without degenerate shapes', () => {
  const plan: Plan = {
    ...{ seed: 1, count: 250, questions: [SEGMENTS], families: ['integer-lattice'], keep: 1 },
    ...{ targets: [{ name: 'engine' }], shard: { index: 1, of: 1 } },
  };
  const piece = { question: SEGMENTS, family: 'integer-lattice', block: 0, from: 0 };
  const result = (findings: Finding[]) => ({
    ...{ tiers: {}, classes: { touching: 1 }, failedClasses: { engine: {} }, deaths: {} },
    ...{ counts: { engine: [9, 3, 0, 0, 0, 0, 0, 0] as never }, findings },
  });

  test('is kept beside the first ones, and stands before the smallest', async () => {
    expect([point, another, proper].map(isProper)).toEqual([false, false, true]);
    const results = new Results(plan);
    results.add({ ...piece, cases: 2 }, result([point]));
    results.add({ ...piece, from: 2, cases: 8 }, result([another, proper]));
    expect(results.findings).toEqual([point, proper]);
    expect(simplest(results.findings)).toEqual([proper, point]);
    expect(chosenFindings(results.findings, ['engine'], 2).get('engine')).toEqual([proper, point]);
    const report = {
      plan,
      results,
      complete: false,
      interrupted: false,
      missing: [],
      retired: [],
      causes: {},
    };
    const text = markdownText({ ...report, milliseconds: 0, shrinkingMilliseconds: 0, judged: 10 }, {});
    const [first, second] = [text.indexOf('end: [7, 0]'), text.indexOf('end: [0, 0]')];
    expect([first > 0, second > first]).toEqual([true, true]);
  });

  test('is noted by the judge when the first ones have none', async () => {
    const task = { ...piece, cases: 250, seed: 1, keep: 1, known: [], retired: {}, patience: {} };
    const noted: boolean[][] = [];
    for (const family of questionFamilyNames(requireQuestion(SEGMENTS))) {
      const { findings } = await judgeBlock(place, { ...task, family });
      noted.push(findings.filter(({ target }) => target === 'engine').map(isProper));
    }
    // One is noted, and a second one only if it is the first without a degenerate shape.
    const kinds = new Set(noted.map(String));
    expect([...kinds].filter((kind) => !['', 'true', 'false', 'false,true'].includes(kind))).toEqual([]);
    expect([...kinds]).toContain('false,true');
  });

  test('has none when it is made smaller', async () => {
    let last: readonly number[] = proper.values;
    await shrinkFinding(place, proper, ({ values }) => {
      last = values;
    });
    expect(last).not.toEqual(proper.values);
    expect(isProper({ ...proper, shrunk: { values: last, expected: '', got: '' } })).toBe(true);
    await shrinkFinding(place, another, ({ values }) => {
      last = values;
    });
    expect(last).toEqual(point.values);
  });
});

describe('draws that are no such question', () => {
  test('are no cases: they are counted apart, and families without a case are named', () => {
    const families = ['integer-lattice', 'ulp-walk'];
    const plan: Plan = {
      ...{ seed: 1, count: 20, questions: [SEGMENTS], families, keep: 1 },
      ...{ targets: [{ name: 'engine' }], shard: { index: 1, of: 1 } },
    };
    const results = new Results(plan);
    const counts = (n: number) => ({ referees: [n, 0, 0, 0, 0, 0, 0, 0] as never });
    const rest = { tiers: {}, failedClasses: {}, findings: [], deaths: {} };
    const piece = { question: SEGMENTS, block: 0, from: 0, cases: 10 };
    const add = (family: string, cases: number, refused: number) =>
      results.add(
        { ...piece, family },
        { ...rest, counts: counts(cases), classes: cases > 0 ? { touching: cases } : {}, refused },
      );
    add('integer-lattice', 7, 3);
    add('ulp-walk', 0, 10);
    const report = {
      plan,
      results,
      complete: true,
      interrupted: false,
      missing: [],
      retired: [],
      causes: {},
    };
    expect(refusedLines({ ...report, milliseconds: 0, shrinkingMilliseconds: 0, judged: 7 })).toEqual([
      'segmentSegment2d: 13 of 20 draws were no such question; no case of ulp-walk',
    ]);
  });
});

describe('contradictions', () => {
  test('of which few are kept are those with the simplest numbers, these first', () => {
    const one = (map: string, number: number, ...values: string[]) => ({
      ...{ map, case: number, values, family: 'f', said: '1', mapped: [], mappedSaid: '2' },
    });
    const huge = one('cycle', 0, '0x1.fffffffffffffp+1023', '0x1p+1000');
    const small = one('cycle', 1, '0x1p+0', '0x1p+1');
    const tenth = one('cycle', 2, '0x1.999999999999ap-4', '0x1p+0');
    const other = one('scaling', 3, '0x1p+1000', '0x0p+0');
    expect(simplestOfMaps([huge, other, small, tenth], 2)).toEqual([small, tenth, other]);
  });
});

describe('the time that an engine is given', () => {
  test('does not run while its thread waits for a processor', () => {
    let [now, queue] = [1000, 0];
    const clock = fairClock(
      7,
      () => now,
      (thread) => (thread === 7 ? queue : Number.NaN),
    );
    const began = clock();
    [now, queue] = [6000, 4900];
    expect(clock() - began).toBe(100);
    now = 7000;
    expect(clock() - began).toBe(1100);
  });

  test('is an ordinary one where the system says nothing, and never stands still for a thread that runs', () => {
    expect(fairClock(0, () => 5)()).toBe(5);
    const clock = fairClock(threadNumber(), () => performance.now());
    const began = clock();
    const until = performance.now() + 20;
    while (performance.now() < until);
    expect(clock() - began).toBeGreaterThan(0);
  });

  test('is ten times as long for the kernel that is our own', () => {
    expect(patienceWith('unerring', 2000)).toBe(20_000);
    expect(patienceWith('three', 2000)).toBe(2000);
    expect(patienceWith(undefined, 2000)).toBe(2000);
  });
});

describe('long numbers', () => {
  test('have their ends, their length and the nearest double', () => {
    const long = 3n ** 200n;
    expect(shortNumbers(`at 1/${long}, 2`)).toBe(
      'at 1/265613988875...384699044001 (96 digits), about 3.764861949599026e-96, 2',
    );
    expect(shortNumbers(`[-${10n ** 70n}]`)).toBe('[-100000000000...000000000000 (71 digits), about -1e+70]');
  });

  test('that are shorter, and those that are decimals, are left alone', () => {
    const text = `${10n ** 59n} 1/3 0.${'1'.repeat(70)} 1e308 a${'1'.repeat(70)}`;
    expect(shortNumbers(text)).toBe(text);
  });
});
