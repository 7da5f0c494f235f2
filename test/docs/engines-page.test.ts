import { beforeAll, describe, expect, it } from 'vitest';
import { runCampaign } from '../../fuzz/campaign/campaign.js';
import { versionsOf } from '../../fuzz/campaign/engine-versions.js';
import { countsOf } from '../../fuzz/campaign/report.js';
import { questionFamilyNames } from '../../fuzz/questions/generate.js';
import { countsText } from '../../fuzz/report/finding-text.js';
import { caseOf } from '../../fuzz/suite/case-of.js';
import { casesOf } from '../../src/oracle/cases/cases.js';
import { builtInEngines, loadEngine, packagesOf } from '../../src/oracle/engines/index.js';
import { loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';
import { failureOf } from '../../src/oracle/verdict/verdict.js';
import { verdictOnCase } from '../../src/oracle/verdict/verdict-on-case.js';
import { type Accusation, readEnginesPage } from '../support/engines-page.js';
import { type Recorder, recordingImport, strangeNumbers } from '../support/handed-over.js';

const page = readEnginesPage();
const recorder: Recorder = { numbers: [] };

/** One in so many of the accusations is made again. */
const STEP = 6;

beforeAll(loadQuestions);

/** How an accused engine fails today, on the case that it failed on, and what it was given that is not of the case. */
async function accuseAgain({ engine: name, question: asked, id }: Accusation) {
  const engine = (await loadEngine(name, recordingImport(recorder)))!;
  const question = requireQuestion(asked);
  const values = caseOf(id);
  recorder.numbers.length = 0;
  const [said] = Array.from(await engine.ask(question, casesOf(values.length, values)));
  const strange = strangeNumbers(recorder.numbers, question, values);
  const verdict = verdictOnCase(question, engine, said!, question.referee(values.slice()), values);
  return { kind: failureOf(verdict)?.replaceAll('-', ' '), strange };
}

describe('the page of what engines get wrong', () => {
  it('is about the versions that are installed, and says when it was written', () => {
    const engines = builtInEngines.filter((name) => !['unerring', 'naive'].includes(name));
    const installed = versionsOf(engines.map((name) => ({ name })));
    const texts = engines.map((name) =>
      packagesOf(name)
        .map((each) => `${each} ${installed[each]}`)
        .join(', '),
    );
    expect([...page.packages].sort()).toEqual(texts.sort());
    expect(page.date).toBeDefined();
    expect(page.accusations.length).toBeGreaterThan(100);
  });

  it('accuses as it does today, of answers about the very numbers of the case', async () => {
    const sample = page.accusations.filter(({ kind }, i) => kind !== 'timed out' && i % STEP === 0);
    expect(new Set(sample.map(({ engine }) => engine)).size).toBeGreaterThan(8);
    for (const one of sample)
      expect([one.engine, one.id, await accuseAgain(one)]).toEqual([
        one.engine,
        one.id,
        { kind: one.kind, strange: [] },
      ]);
  });

  it.each([
    ['robust-orientation', 'orient2d'],
    ['robust-segment-intersect', 'segmentSegment2d'],
  ])('counts the failures of %s on %s as they are counted today', async (name, question) => {
    const families = questionFamilyNames(requireQuestion(question));
    const report = await runCampaign(
      {
        ...{ seed: page.seed, count: page.count, questions: [question], families, targets: [{ name }] },
        ...{ shard: { index: 1, of: 1 }, keep: 1 },
      },
      { workers: 1, timeout: 20_000, shrink: false },
    );
    expect(countsText(countsOf(report, name))).toBe(page.counts.get(`${name} ${question}`));
  });
});
