import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Pace, runCampaign } from '../../fuzz/campaign/campaign.js';
import { CLASSES_FROM, classCounts, missingClasses } from '../../fuzz/campaign/classes.js';
import { formatFinding, readFindings, writeFindings } from '../../fuzz/campaign/failure-file.js';
import { failuresOf } from '../../fuzz/campaign/finding.js';
import { blocksOf, type Plan } from '../../fuzz/campaign/plan.js';
import { replay } from '../../fuzz/campaign/replay.js';
import { countsOf, type Report, uncleanTargets } from '../../fuzz/campaign/report.js';
import { readState, writeState } from '../../fuzz/campaign/state-file.js';
import { questionFamilyNames } from '../../fuzz/questions/generate.js';
import { styleFor } from '../../fuzz/report/style.js';
import { summary } from '../../fuzz/report/summary.js';
import { costOf } from '../../fuzz/shrink/candidates.js';
import { loadQuestionModules, requireQuery } from '../../src/oracle/questions/registry.js';

const folder = mkdtempSync(join(tmpdir(), 'unerring-queries-'));
afterAll(() => rmSync(folder, { recursive: true }));

const planted = fileURLToPath(new URL('./modules/planted-queries.mjs', import.meta.url));
const answers = fileURLToPath(new URL('./modules/planted-answers.mjs', import.meta.url));
let all: readonly string[] = [];
beforeAll(async () => {
  await loadQuestionModules([planted]);
  all = questionFamilyNames(requireQuery('plantedWrong'));
});

const PACE: Pace = { workers: 1, timeout: 5000 };

function planOf(plan: Partial<Plan>): Plan {
  return {
    seed: 3,
    count: 3000,
    questions: ['plantedWrong'],
    families: all,
    targets: [{ name: 'unerring' }],
    shard: { index: 1, of: 1 },
    keep: 2,
    questionModules: [planted],
    ...plan,
  };
}

const run = (plan: Partial<Plan> = {}, pace: Partial<Pace> = {}) => {
  const whole = planOf(plan);
  return runCampaign(whole, { ...PACE, ...pace });
};

const essence = ({ results }: Report) => ({
  counts: results.pairs.map(({ question, family, counts, classes }) => [question, family, counts, classes]),
  findings: results.findings.map(formatFinding),
});

describe('a query that is wrong', () => {
  test('is caught, shrunk, written, read and replayed', async () => {
    const report = await run();
    expect(countsOf(report, 'unerring')[1]).toBeGreaterThan(100);
    expect(uncleanTargets(report, ['unerring'])).toEqual(['unerring']);
    const { findings } = report.results;
    expect(findings.length).toBeGreaterThan(3);
    for (const { values, shrunk, kind, questionModule } of findings) {
      expect([kind, questionModule]).toEqual(['wrong', planted]);
      expect(costOf(shrunk!.values)).toBeLessThanOrEqual(costOf(values));
      expect(shrunk!.expected).not.toBe(shrunk!.got);
    }
    const path = join(folder, 'wrong.jsonl');
    writeFindings(path, findings);
    expect(readFindings(path)).toEqual(findings);
    const again = await replay(readFindings(path), { timeout: 5000 });
    expect(again.map(({ now, truthHolds }) => [now, truthHolds])).toEqual(
      findings.map(() => ['wrong', true]),
    );
  });

  test('is found in the same cases by one worker and two, in one run and in two', async () => {
    const one = await run({ questions: ['plantedWrong', 'plantedUnsymmetrical'] });
    const both = { questions: ['plantedWrong', 'plantedUnsymmetrical'] };
    expect(essence(await run(both, { workers: 2 }))).toEqual(essence(one));

    const controller = new AbortController();
    const stopped = await run(both, { signal: controller.signal, onProgress: () => controller.abort() });
    expect(stopped.complete).toBe(false);
    expect(stopped.judged).toBeGreaterThan(0);
    const path = join(folder, 'state.json');
    writeState(path, { plan: stopped.plan, versions: {}, givenUp: {}, pairs: stopped.results.pairs });
    const { plan, pairs } = readState(path);
    const resumed = await runCampaign(plan, { ...PACE, saved: pairs });
    expect(resumed.judged).toBe(6000 - stopped.judged);
    expect(essence(resumed)).toEqual(essence(one));
  });

  test("gives half of its cases to the query's own families", () => {
    const blocks = [...blocksOf(planOf({ count: 1001 }))];
    const sum = (own: boolean) =>
      blocks.reduce((n, { family, cases }) => ((family === 'on-a-line') === own ? n + cases : n), 0);
    expect([sum(true), sum(false)]).toEqual([501, 500]);
    expect(Math.max(...blocks.map(({ cases }) => cases))).toBe(250);
  });
});

describe('a law', () => {
  test('that is violated is reported by its name, and replayed', async () => {
    const report = await run({ questions: ['plantedUnsymmetrical'] });
    expect(failuresOf(countsOf(report, 'unerring'))).toBe(0);
    expect(uncleanTargets(report, [])).toEqual(['laws']);
    const [first] = report.results.findings;
    expect(first).toMatchObject({ target: 'laws', tier: 'swap', kind: 'wrong' });
    expect(costOf(first!.shrunk!.values)).toBeLessThan(10);
    const again = await replay(report.results.findings, { timeout: 5000 });
    expect(again.every(({ now, truthHolds }) => now === 'wrong' && truthHolds)).toBe(true);
  });
});

describe('classes', () => {
  test('are counted, and one that never came is a failing check of a complete campaign', async () => {
    const report = await run({ questions: ['plantedIncomplete'], count: CLASSES_FROM });
    expect(missingClasses(report)).toEqual([{ question: 'plantedIncomplete', classes: ['nowhere'] }]);
    const [{ counts }] = classCounts(report) as [ReturnType<typeof classCounts>[number]];
    expect([...counts.values()].reduce((a, b) => a + b)).toBe(CLASSES_FROM);
    expect(counts.get('nowhere')).toBe(0);
    const text = summary(report, false, styleFor(false));
    expect(text).toContain('1 query, 18 families');
    expect(text).toMatch(/│ +nowhere +│ +never │/);
    expect(text).toContain('Classes that no case produced\n  plantedIncomplete: nowhere\n');

    // Not in few cases, with some of the families, in a shard, or before the end.
    const { plan } = report;
    const others: Report[] = [
      { ...report, plan: { ...plan, count: CLASSES_FROM - 1 } },
      { ...report, plan: { ...plan, families: plan.families.slice(1) } },
      { ...report, plan: { ...plan, shard: { index: 1, of: 2 } } },
      { ...report, complete: false },
    ];
    for (const other of others) expect(missingClasses(other)).toEqual([]);
  });
});

describe('exceptions', () => {
  test('of the kernel are failures, of the referee and unlisted classes too, and nothing stops', async () => {
    const report = await run({ questions: ['plantedThrowing'], keep: 100, families: ['shared-vertices'] });
    expect(report.complete).toBe(true);
    expect(countsOf(report, 'unerring')[3]).toBeGreaterThan(0);
    const [cases, wrong, , thrown] = countsOf(report, 'referees');
    expect([cases, wrong > 0, thrown > 0]).toEqual([3000, true, true]);
    const texts = report.results.findings.map(({ target, got }) => `${target}: ${got}`);
    expect(texts).toContain('unerring: RangeError: no line');
    expect(texts).toContain('referees: RangeError: no idea');
    expect(texts).toContain('referees: on');
    expect(uncleanTargets(report, [])).toEqual(['referees']);
    const path = join(folder, 'thrown.jsonl');
    writeFindings(path, report.results.findings);
    const again = await replay(readFindings(path), { timeout: 5000 });
    expect(again.filter(({ now }) => now === 'passes')).toEqual([]);
  });
});

describe("somebody's implementation", () => {
  test('is judged by its yes or no, and not asked where it has no answer', async () => {
    const report = await run({
      questions: ['plantedWrong', 'plantedIncomplete'],
      targets: [{ name: 'answers', module: answers }],
      count: 1000,
    });
    const of = (name: string) => countsOf(report, 'answers', ({ question }) => question === name);
    // It says always no, and where it knows the question always yes: both are wrong now and then.
    const [all, missed] = of('plantedWrong');
    expect([all, missed > 50, missed < 950]).toEqual([1000, true, true]);
    const [cases, wrong] = of('plantedIncomplete');
    expect([cases > 100, cases < 900, wrong > 50, wrong < cases]).toEqual([true, true, true, true]);
    expect(report.results.findings[0]).toMatchObject({ expected: 'true', got: 'false' });
  });

  test('that hangs is stopped, recorded and set aside', async () => {
    const module = fileURLToPath(new URL('./modules/hanging-answers.mjs', import.meta.url));
    const families = ['integer-lattice'];
    const report = await run(
      { targets: [{ name: 'hanging', module }, { name: 'unerring' }], families },
      { timeout: 150 },
    );
    expect(report.complete).toBe(true);
    expect(countsOf(report, 'hanging')[4]).toBe(3);
    expect(countsOf(report, 'unerring')[0]).toBe(3000);
    expect(report.retired).toEqual(['hanging/plantedWrong/integer-lattice']);
    const hung = report.results.findings.filter(({ kind }) => kind === 'timed-out');
    for (const { values } of hung) expect([values[0], values[2]]).toEqual([1, 1]);
    expect((await replay(hung.slice(0, 1), { timeout: 150 })).map(({ now }) => now)).toEqual(['timed-out']);
  });
});
