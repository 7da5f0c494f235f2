import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type Pace, runCampaign } from '../../fuzz/campaign/campaign.js';
import { addFailedClasses, type FailedClasses } from '../../fuzz/campaign/failed-classes.js';
import { formatFinding, readFindings, writeFindings } from '../../fuzz/campaign/failure-file.js';
import { type Counts, type Finding, failuresOf } from '../../fuzz/campaign/finding.js';
import { UnloadableTarget } from '../../fuzz/campaign/guarded-worker.js';
import { blocksOf, type Plan, totalCases } from '../../fuzz/campaign/plan.js';
import { replay } from '../../fuzz/campaign/replay.js';
import { countsOf, type Report, uncleanTargets } from '../../fuzz/campaign/report.js';
import { sumCounts } from '../../fuzz/campaign/results.js';
import { readState, writeState } from '../../fuzz/campaign/state-file.js';
import { families } from '../../fuzz/families/index.js';
import { nearMiss } from '../../fuzz/report/near-miss.js';
import { styleFor } from '../../fuzz/report/style.js';
import { summary } from '../../fuzz/report/summary.js';
import { costOf } from '../../fuzz/shrink/candidates.js';
import { loadQuestions } from '../../src/oracle/questions/registry.js';
import { predicateNames } from '../../src/oracle/questions/signs/index.js';

const folder = mkdtempSync(join(tmpdir(), 'unerring-campaign-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAN: Plan = {
  seed: 5,
  count: 9_000,
  questions: ['orient2d', 'incircle'],
  families: ['integer-lattice', 'full-mantissa', 'ulp-walk', 'wide-exponents'],
  targets: [{ name: 'naive' }, { name: 'robust-predicates' }],
  shard: { index: 1, of: 1 },
  keep: 2,
};

const PACE: Pace = { workers: 1, timeout: 5000 };

function moduleTarget(name: string) {
  return { name, module: fileURLToPath(new URL(`./modules/${name}.mjs`, import.meta.url)) };
}

const run = (plan: Partial<Plan> = {}, pace: Partial<Pace> = {}) => {
  const whole = { ...PLAN, ...plan };
  return runCampaign(whole, { ...PACE, ...pace });
};

/** Everything of a report that must not depend on the pace. */
const essence = ({ results }: Report) => ({
  counts: results.pairs.map(({ question, family, counts, tiers, failedClasses }) => ({
    ...{ question, family, counts, tiers, failedClasses },
  })),
  findings: results.findings.map(formatFinding),
});

describe('a campaign', () => {
  test('finds the same with one worker and with two, in one run and in two', async () => {
    const one = await run();
    expect(one.complete).toBe(true);
    expect(failuresIn(one)).toBeGreaterThan(500);
    expect(essence(await run({}, { workers: 2 }))).toEqual(essence(one));

    const stopped = await interruptedRun();
    expect(stopped.complete).toBe(false);
    expect(stopped.judged).toBeGreaterThan(0);
    expect(stopped.judged).toBeLessThan(18_000);
    const path = join(folder, 'state.json');
    writeState(path, { plan: stopped.plan, versions: {}, givenUp: {}, pairs: stopped.results.pairs });
    const { plan, pairs } = readState(path);
    const resumed = await runCampaign(plan, { ...PACE, saved: pairs });
    expect(resumed.judged).toBe(18_000 - stopped.judged);
    expect(essence(resumed)).toEqual(essence(one));
  });

  test('refuses a family that there is not, which would be asked of nobody', async () => {
    await expect(run({ families: ['uniform', 'tame'] })).rejects.toThrow(
      /^runCampaign: plan.families\[1\] must be one of uniform, .* got the string 'tame'$/,
    );
  });

  test('is the sum of its shards', async () => {
    const keep = 100_000;
    const whole = await run({ keep, count: 5000 }, { shrink: false });
    const shards = [];
    for (const index of [1, 2, 3]) {
      shards.push(await run({ keep, count: 5000, shard: { index, of: 3 } }, { shrink: false }));
    }
    const lines = (reports: Report[]) =>
      reports.flatMap(({ results }) => results.findings.map(caseOf)).sort();
    const sum = (reports: Report[], target: string) =>
      sumCounts(reports.map((report) => countsOf(report, target)));
    expect(lines(shards)).toEqual(lines([whole]));
    for (const target of ['naive', 'robust-predicates', 'referees']) {
      expect(sum(shards, target)).toEqual(sum([whole], target));
    }
    expect(shards.every((shard) => shard.judged > 0)).toBe(true);
  });

  test('finds robust-predicates wrong outside its window and shrinks it', async () => {
    const report = await run({ targets: [{ name: 'robust-predicates' }] });
    const wrong = report.results.findings.filter((finding) => finding.question === 'orient2d');
    expect(wrong.length).toBeGreaterThan(0);
    const smallest = Math.min(
      ...wrong.map((finding) => finding.shrunk!.values.filter((x) => x !== 0).length),
    );
    expect(smallest).toBeLessThanOrEqual(3);
    for (const { values, shrunk } of wrong)
      expect(costOf(shrunk!.values)).toBeLessThanOrEqual(costOf(values));
  });

  test('finds nothing in our own predicates, and each tier agrees with the referee', async () => {
    const report = await run({
      count: 4000,
      questions: predicateNames,
      families: families.map((family) => family.name),
      targets: [{ name: 'unerring' }],
    });
    expect(report.results.findings).toEqual([]);
    expect(countsOf(report, 'laws')[0]).toBeGreaterThan(1000);
    expect(uncleanTargets(report, ['unerring'])).toEqual([]);
    const tiers = Object.keys(Object.assign({}, ...report.results.pairs.map((pair) => pair.tiers)));
    expect(tiers.length).toBeGreaterThan(1);
    expect(tiers).not.toContain('none');
    expect(countsOf(report, 'unerring tiers')[0]).toBeGreaterThan(400);
    expect(countsOf(report, 'referees')[0]).toBeGreaterThan(60);
  });

  test('spreads its cases evenly and covers every one in exactly one shard', () => {
    const keys = (plan: Plan) =>
      [...blocksOf(plan)].map((b) => `${b.question} ${b.family} ${b.block} ${b.cases}`);
    const plan = { ...PLAN, count: 10_001 };
    const shards = [1, 2, 3, 4].flatMap((index) => keys({ ...plan, shard: { index, of: 4 } }));
    expect(shards.sort()).toEqual(keys(plan).sort());
    expect(totalCases(plan)).toBe(20_002);
  });
});

describe('a target that misbehaves', () => {
  const lattice: Partial<Plan> = { questions: ['orient2d'], families: ['integer-lattice'], count: 2500 };

  test('and hangs is stopped, recorded and set aside; the others are judged to the end', async () => {
    const targets = [moduleTarget('hanging'), { name: 'naive' }];
    const report = await run({ ...lattice, targets }, { timeout: 150 });
    expect(report.complete).toBe(true);
    expect(countsOf(report, 'naive')[0]).toBe(2500);
    expect(countsOf(report, 'hanging')[4]).toBe(3);
    expect(report.retired).toEqual(['hanging/orient2d/integer-lattice']);
    const hung = report.results.findings.filter((finding) => finding.target === 'hanging');
    expect(hung.length).toBeGreaterThan(0);
    for (const { kind, values } of hung) expect([kind, values[0], values[1]]).toEqual(['timed-out', 1, 1]);
    expect(uncleanTargets(report, ['hanging'])).toEqual(['hanging']);

    const again = await replay(hung.slice(0, 1), { timeout: 150 });
    expect(again.map((result) => result.now)).toEqual(['timed-out']);
  });

  test('has its failures counted for each class of the truth', async () => {
    await loadQuestions();
    const always = { name: 'constant', module: moduleTarget('constant').module };
    const queries = ['orient2d', 'pointBox2d', 'segmentSegment2d'];
    const families = ['integer-lattice', 'shared-vertices'];
    const report = await run({ questions: queries, families, targets: [always], count: 1000 });
    const { pairs } = report.results;
    const failed = (name: string) => {
      const sums: FailedClasses = {};
      for (const pair of pairs)
        if (pair.question === name) addFailedClasses(sums, pair.failedClasses.constant ?? {});
      return sums;
    };
    const cases = (name: string, one: string) =>
      pairs.reduce((n, pair) => n + (pair.question === name ? (pair.classes[one] ?? 0) : 0), 0);
    // It says 1, yes, and no to everything.
    expect(failed('orient2d')).toEqual({
      '0': [cases('orient2d', '0'), 0, 0],
      '-1': [cases('orient2d', '-1'), 0, 0],
    });
    const outside = cases('pointBox2d', 'outside');
    expect(failed('pointBox2d')).toEqual({ outside: [outside, 0, outside] });
    const misses = failed('segmentSegment2d');
    expect(misses.disjoint).toBeUndefined();
    expect(Object.keys(misses).length).toBeGreaterThan(3);
    for (const [name, counts] of Object.entries(misses)) {
      const n = cases('segmentSegment2d', name);
      expect([name, ...counts]).toEqual([name, n, n, 0]);
    }
    const text = summary(report, false, styleFor(false));
    expect(text).toContain('constant by the true answer');
    expect(text).toContain('missed hits');
    for (const name of queries) {
      const all = countsOf(report, 'constant', (pair) => pair.question === name);
      expect(failuresOf(all)).toBe(Object.values(failed(name)).reduce((n, [each]) => n + each, 0));
    }
  });

  test('is told how near a miss it was', () => {
    expect(nearMiss('orient2d', [0, 0, 1, 3, 0.1, 0.3])).toBe(
      '8.777083671441753e-18 from where the answer changes; of the decimals as written it is 0',
    );
    expect(nearMiss('orient2d', [0, 0, 1, 1, 2, 2])).toBe('exactly where the answer changes');
    expect(nearMiss('dot3d', [0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1])).toBeUndefined();
    expect(nearMiss('nothing', [])).toBeUndefined();
  });

  test('and throws is recorded with its message and shrunk', async () => {
    const report = await run({ ...lattice, targets: [moduleTarget('throwing')] });
    const [, wrong, nan, thrown, hung] = countsOf(report, 'throwing');
    expect([wrong, nan, hung]).toEqual([0, 0, 0]);
    expect(thrown).toBeGreaterThan(50);
    const [first] = report.results.findings;
    expect(first).toMatchObject({ kind: 'crashed', got: 'Error: coincident points' });
    expect(first!.shrunk!.values).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('and takes its process down is recorded as crashed, and costs the others nothing', async () => {
    const alone = await run({ ...lattice, targets: [{ name: 'naive' }] });
    const report = await run({ ...lattice, targets: [moduleTarget('exiting'), { name: 'naive' }] });
    expect(report.complete).toBe(true);
    expect(countsOf(report, 'exiting')[3]).toBe(3);
    expect(report.results.findings[0]!.got).toBe('exited with code 3');
    expect(countsOf(report, 'naive')).toEqual(countsOf(alone, 'naive'));
    const ofNaive = report.results.findings.filter(({ target }) => target === 'naive');
    expect(ofNaive).toEqual(alone.results.findings);
    expect(summary(report, false, styleFor(false))).toContain(
      'Given up after three times\n  exiting on orient2d, integer-lattice: exited with code 3\n',
    );
  });

  test.each(['broken', 'empty', 'absent'])(
    'and cannot be loaded (%s) is an error of its own',
    async (name) => {
      await expect(run({ ...lattice, targets: [moduleTarget(name)] })).rejects.toThrow(UnloadableTarget);
    },
  );
});

describe('a failure file', () => {
  test('reads back what was written, and replays with the same verdicts', async () => {
    const { findings } = (await run({ count: 4000 })).results;
    const path = join(folder, 'failures.jsonl');
    writeFindings(path, findings);
    const read = readFindings(path);
    expect(read).toEqual(findings);
    const results = await replay(read, { timeout: 5000 });
    expect(results.map((result) => [result.now, result.truthHolds])).toEqual(
      findings.map(({ kind }) => [kind, true]),
    );

    const ours = await replay(read, { timeout: 5000, targets: [{ name: 'unerring' }] });
    expect(ours.map((result) => result.now)).toEqual(findings.map(() => 'passes'));
  });

  test('and a state file of version 0.1 are refused in one line', () => {
    const failures = join(folder, 'old.jsonl');
    writeFileSync(failures, '{"predicate":"orient2d","target":"naive","kind":"wrong","hex":[]}\n');
    expect(() => readFindings(failures)).toThrow(
      `${failures}, line 1 was written by version 0.1 of unerring fuzz, which has other names: judge it anew`,
    );
    const state = join(folder, 'old.state.json');
    writeFileSync(state, '{"format":"unerring fuzz state 2","plan":{"predicates":[]},"pairs":[]}');
    expect(() => readState(state)).toThrow(
      `${state} is the file of a campaign of another version of unerring: start the campaign anew`,
    );
  });

  test.each([
    ['nan', 'invalid-output'],
    ['thrown', 'crashed'],
    ['hung', 'timed-out'],
  ])('with the former kind %s is told what that is now', (before, now) => {
    const path = join(folder, 'renamed.jsonl');
    writeFileSync(path, `{"question":"orient2d","target":"naive","kind":"${before}","hex":[]}\n`);
    expect(() => readFindings(path)).toThrow(
      `${path}, line 1 has the kind '${before}' of an older version, which is '${now}' now: judge it anew`,
    );
    const state = join(folder, 'renamed.state.json');
    writeFileSync(state, '{"format":"unerring fuzz state 3","plan":{"predicates":[]},"pairs":[]}');
    expect(() => readState(state)).toThrow('is the file of a campaign of another version of unerring');
  });

  test('a wrong truth in the file is noticed', async () => {
    const { findings } = (await run({ count: 1000, targets: [{ name: 'naive' }] })).results;
    const [finding] = findings as [Finding];
    const { shrunk: _, ...raw } = finding;
    const [result] = await replay([{ ...raw, expected: finding.expected === 0 ? 1 : 0 }], { timeout: 5000 });
    expect(result!.truthHolds).toBe(false);
  });
});

function failuresIn(report: Report): number {
  const sum: Counts = sumCounts([countsOf(report, 'naive'), countsOf(report, 'robust-predicates')]);
  return sum[1] + sum[2];
}

function caseOf({ question, family, target, case: index, kind, got, values }: Finding): string {
  return JSON.stringify([question, family, target, index, kind, got, values.map(String)]);
}

/** Stops when the first checkpoint's blocks are in: after some blocks, before the end. */
async function interruptedRun(): Promise<Report> {
  const controller = new AbortController();
  return run({}, { signal: controller.signal, onProgress: () => controller.abort() });
}
