import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Pace, runCampaign } from '../../fuzz/campaign/campaign.js';
import { readFindings, writeFindings } from '../../fuzz/campaign/failure-file.js';
import type { Plan } from '../../fuzz/campaign/plan.js';
import { replay } from '../../fuzz/campaign/replay.js';
import { countsOf, type Report } from '../../fuzz/campaign/report.js';
import { silence } from '../../fuzz/campaign/silence.js';
import { judgedSubjects, UnfitTarget } from '../../fuzz/campaign/unfit-target.js';
import { families } from '../../fuzz/families/index.js';
import { questionFamilyNames } from '../../fuzz/questions/generate.js';
import { styleFor } from '../../fuzz/report/style.js';
import { summary } from '../../fuzz/report/summary.js';
import { loadQuestions, requireQuery } from '../../src/oracle/questions/registry.js';
import { predicateNames } from '../../src/oracle/questions/signs/index.js';

const folder = mkdtempSync(join(tmpdir(), 'unerring-engines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const moduleOf = (name: string) => fileURLToPath(new URL(`./modules/${name}.mjs`, import.meta.url));
const engine = (name: string) => ({ name, module: moduleOf(name) });

function planOf(plan: Partial<Plan>): Plan {
  return {
    seed: 11,
    count: 1500,
    questions: ['orient2d'],
    families: families.map(({ name }) => name),
    targets: [],
    shard: { index: 1, of: 1 },
    keep: 1,
    ...plan,
  };
}

const run = (plan: Partial<Plan>, pace: Partial<Pace> = {}) =>
  runCampaign(planOf(plan), { workers: 1, timeout: 20_000, ...pace });

/** Counts and findings, shrunk inputs included, whoever it was. */
const anonymous = ({ results }: Report, target: string) => ({
  counts: results.pairs.map(({ family, counts }) => [family, counts[target]]),
  findings: results.findings
    .filter((finding) => finding.target === target)
    .map(({ target: _, module: __, ...finding }) => finding),
});

describe('a module', () => {
  test('is found wrong where the same formula is in the thread, for any number of workers, and shrunk to the same', async () => {
    const here = anonymous(await run({ targets: [{ name: 'naive' }] }), 'naive');
    expect(here.findings.length).toBeGreaterThan(5);
    const both = await run({ targets: [engine('plain'), { name: 'naive' }, engine('plain-async')] });
    for (const name of ['plain', 'naive', 'plain-async']) expect(anonymous(both, name)).toEqual(here);
    expect(anonymous(await run({ targets: [engine('plain')] }, { workers: 3 }), 'plain')).toEqual(here);
  });

  test('is asked only what it exports, and nobody generates the rest', async () => {
    const report = await run({
      questions: ['orient2d', 'orient3d', 'insphere'],
      targets: [engine('plain')],
    });
    expect(report.plan.questions).toEqual(['orient2d']);
    expect(report.judged).toBe(1500);
    expect(report.complete).toBe(true);
  });

  test('that lacks what is asked is an error', async () => {
    const campaign = run({ questions: ['insphere'], targets: [engine('plain')] });
    await expect(campaign).rejects.toThrow(new UnfitTarget('plain has no insphere'));
  });
});

describe('a campaign ends', () => {
  test('when its state cannot be saved, with several workers at work', async () => {
    const problem = new Error('no space');
    const onCheckpoint = () => {
      throw problem;
    };
    const before = threads();
    const campaign = run({ count: 60_000, targets: [{ name: 'naive' }] }, { workers: 3, onCheckpoint });
    await expect(campaign).rejects.toBe(problem);
    // None of the others has started again after that: the process could not end.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(threads()).toBe(before);
  });

  test('soon after it is interrupted, although an engine never answers', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 1500);
    const report = await run(
      { families: ['integer-lattice'], targets: [engine('hanging')] },
      { timeout: 400, signal: controller.signal },
    );
    expect(report.interrupted).toBe(true);
  });
});

/** What keeps the process alive and comes with threads. */
function threads(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'Worker')
    .length;
}

describe('what is asked and what targets have', () => {
  const [plain, naive] = [engine('plain'), { name: 'naive' }];
  const loaded = { plain: ['orient2d'], naive: ['orient2d', 'orient3d'] };
  const subjects = (
    questions: readonly string[],
    targets: Plan['targets'],
    demanded: readonly string[] = [],
  ) => {
    const there = Object.fromEntries(
      Object.entries(loaded).filter(([name]) => targets.some((target) => target.name === name)),
    );
    return judgedSubjects(planOf({ questions, targets }), there, demanded);
  };

  test('is left out where nobody has it', () => {
    expect(subjects(['orient2d', 'orient3d', 'insphere'], [plain])).toEqual(['orient2d']);
    expect(subjects(['orient2d', 'orient3d', 'insphere'], [plain, naive])).toEqual(['orient2d', 'orient3d']);
  });

  const others = predicateNames.filter((name) => !name.startsWith('orient'));
  const cases: readonly [readonly string[], Plan['targets'], readonly string[], string][] = [
    [['orient3d'], [plain, naive], [], 'plain has no orient3d'],
    [['orient2d', 'insphere'], [plain], ['insphere'], 'plain has no insphere'],
    [['orient2d', 'insphere'], [plain, naive], ['insphere'], 'none of plain, naive has insphere'],
    [['dot2d', 'insphere'], [naive], [], 'naive has no dot2d, insphere'],
    [['dot2d'], [{ name: 'jsts' }], [], 'jsts not installed: npm install jsts'],
    [others, [plain], [], 'plain has no predicate that is asked for (queries: --query)'],
  ];
  test.each(cases)('is an error where it is asked for by name, or of a module: %j', (...one) => {
    const [wanted, targets, demanded, message] = one;
    expect(() => subjects(wanted, targets, demanded)).toThrow(new UnfitTarget(message));
  });
});

describe('shapes', () => {
  beforeAll(() => loadQuestions());
  const queryPlan = (name: string) => ({
    questions: [name],
    families: questionFamilyNames(requireQuery(name)),
    targets: [engine('shape-answers')],
    count: 300,
  });

  test.each(['pointTriangle', 'locatePoint'])(
    '%s: are what a function of the object shapes is given',
    async (name) => {
      const report = await run(queryPlan(name), { shrink: false });
      const [cases, wrong, ...others] = countsOf(report, 'shape-answers');
      // Always yes is wrong now and then, and never without shapes.
      expect([cases > 200, wrong > 20, wrong < cases, others.slice(0, 3)]).toEqual([
        true,
        true,
        true,
        [0, 0, 0],
      ]);
      for (const { got } of report.results.findings) expect(got).toBe('true');
    },
  );

  test('stand in the failure file and in the summary, by name', async () => {
    const report = await run({ ...queryPlan('pointTriangle'), families: ['integer-lattice'], keep: 2 });
    const path = join(folder, 'shapes.jsonl');
    const findings = report.results.findings.slice(0, 2);
    writeFindings(path, findings);
    const [line] = readFileSync(path, 'utf8').split('\n');
    const { shapes, shrunk, module } = JSON.parse(line!);
    expect(Object.keys(shapes)).toEqual(['point', 'triangle']);
    expect(Object.keys(shrunk.shapes.triangle)).toEqual(['a', 'b', 'c']);
    expect(summary(report, false, styleFor(false))).toContain('pointTriangle(point [');
    // The module is found from the folder of the file, wherever one stands.
    expect(module.startsWith('..')).toBe(true);
    const read = readFindings(path);
    expect(read).toEqual(findings);
    expect((await replay(read, { timeout: 20_000 })).map(({ now }) => now)).toEqual(
      findings.map(() => 'wrong'),
    );
  });

  test('a yes or no where there is only text is an error, and no answer at all is said', async () => {
    await expect(run(queryPlan('sortByAngle2d'))).rejects.toThrow(
      'shape-answers answers sortByAngle2d with true: it takes text answers only',
    );
    const silent = await run({ ...queryPlan('pointSegment'), families: ['integer-lattice'] });
    expect(silence(silent, [])).toBe('shape-answers answered no case');
    const { plan } = silent;
    expect(silence({ ...silent, plan: { ...plan, shard: { index: 99, of: 99 } } }, [])).toBe(
      'shard 99/99 has no cases',
    );
  });
});
