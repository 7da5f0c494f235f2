import { beforeAll, describe, expect, test } from 'vitest';
import type { BlockResult } from '../../fuzz/campaign/block.js';
import { runCampaign } from '../../fuzz/campaign/campaign.js';
import { draw } from '../../fuzz/campaign/draw.js';
import { mergeShards } from '../../fuzz/campaign/merge.js';
import { blocksOf, type Piece, type Plan, scaleOf } from '../../fuzz/campaign/plan.js';
import type { Report } from '../../fuzz/campaign/report.js';
import { Results } from '../../fuzz/campaign/results.js';
import { Schedule } from '../../fuzz/campaign/schedule.js';
import { silence, whyUnjudged } from '../../fuzz/campaign/silence.js';
import { stateText } from '../../fuzz/campaign/state-file.js';
import { unaskedQuestions, unaskedText } from '../../fuzz/campaign/unasked.js';
import { styleFor } from '../../fuzz/report/style.js';
import { summary } from '../../fuzz/report/summary.js';
import { requireQuestion, requireQuestions } from '../../src/oracle/questions/registry.js';

beforeAll(() => requireQuestions([...PLAN.questions, 'pointBox'], []));

const PLAN: Plan = {
  seed: 3,
  count: undefined,
  questions: ['triangleTriangle', 'sphereBox', 'orient2d'],
  families: ['integer-lattice', 'ulp-walk'],
  targets: [{ name: 'unerring' }],
  shard: { index: 1, of: 1 },
  keep: 1,
};

const resultOf = (classes: Record<string, number> = {}): BlockResult => ({
  counts: {},
  tiers: {},
  classes,
  failedClasses: {},
  findings: [],
  deaths: {},
});

/** What a clock sees if a case of each question takes so many milliseconds. */
function inTime(costs: Record<string, number>, milliseconds: number, plan = PLAN): Piece[] {
  const schedule = new Schedule(plan, new Results(plan), true);
  const pieces: Piece[] = [];
  for (let now = 0; now <= milliseconds; ) {
    const piece = schedule.next();
    if (piece === undefined) break;
    const took = costs[piece.question]! * piece.cases;
    schedule.took(piece, took);
    now += took;
    pieces.push(piece);
  }
  return pieces;
}

const casesOf = (pieces: readonly Piece[], name: string) =>
  pieces.filter(({ question }) => question === name).reduce((sum, { cases }) => sum + cases, 0);

describe('the pieces of a campaign by time', () => {
  test('come from all questions in turn, and are as long as their cases are cheap', () => {
    const pieces = inTime({ triangleTriangle: 1500, sphereBox: 1, orient2d: 0.001 }, 10_000);
    const turns = pieces.slice(0, 6).map(({ question }) => question);
    expect(turns).toEqual([...PLAN.questions, ...PLAN.questions]);
    // A dear case is a piece of its own, so that the clock is looked at after each.
    expect(pieces.filter(({ question, cases }) => question === 'triangleTriangle' && cases > 1)).toEqual([]);
    expect(casesOf(pieces, 'sphereBox')).toBeGreaterThan(20);
    expect(casesOf(pieces, 'orient2d')).toBeGreaterThan(20);
    const longest = inTime({ triangleTriangle: 1, sphereBox: 1, orient2d: 0.001 }, 5000);
    expect(Math.max(...longest.filter(({ question }) => question === 'sphereBox').map((p) => p.cases))).toBe(
      100,
    );
    expect(Math.max(...longest.map(({ cases }) => cases))).toBeGreaterThan(400);
  });

  test('follow on each other within a family: what is judged are its first cases', () => {
    const ends = new Map<string, number>();
    for (const piece of inTime({ triangleTriangle: 2, sphereBox: 3, orient2d: 0.01 }, 20_000)) {
      const { question, family, block, from, cases } = piece;
      const first = block * scaleOf(requireQuestion(question)).block + from;
      expect(first).toBe(ends.get(`${question}/${family}`) ?? 0);
      ends.set(`${question}/${family}`, first + cases);
    }
    expect(Math.min(...ends.values())).toBeGreaterThan(250);
  });

  test('are the planned cases, whatever they cost', () => {
    const plan = { ...PLAN, count: 700, shard: { index: 2, of: 2 } };
    const planned = [...blocksOf(plan)].reduce((sum, { cases }) => sum + cases, 0);
    for (const cost of [0, 0.3, 40]) {
      const pieces = inTime({ triangleTriangle: cost, sphereBox: cost, orient2d: cost }, 1e9, plan);
      expect(pieces.reduce((sum, { cases }) => sum + cases, 0)).toBe(planned);
    }
  });

  test('draw what the whole block draws', () => {
    const block = { question: 'sphereBox', family: 'integer-lattice', block: 1, cases: 9 };
    const whole = draw(7, block);
    const piece = draw(7, { ...block, cases: 4, from: 5 });
    for (let i = 0; i < 4; i++) expect(piece.at(i)).toEqual(whole.at(5 + i));
  });
});

describe('a block that is begun', () => {
  const plan: Plan = { ...PLAN, questions: ['sphereBox'], families: ['integer-lattice'], count: 300 };
  const piece = { question: 'sphereBox', family: 'integer-lattice', block: 0, from: 0, cases: 40 };

  test('is gone on with from where it was left', () => {
    const cut = new Results(plan);
    cut.add(piece, resultOf({ touching: 40 }));
    const again = new Results(plan, JSON.parse(JSON.stringify(cut.pairs)));
    const schedule = new Schedule(plan, again, false);
    const rest = schedule.next()!;
    expect(rest).toEqual({ ...piece, from: 40, cases: 210 });
    again.add(rest, resultOf());
    expect(again.isDone(piece)).toBe(true);
    expect(again.pairs[0]!.begun).toBeUndefined();
    expect(schedule.next()).toEqual({ ...piece, block: 1, from: 0, cases: 50 });
    expect(schedule.skipped).toBe(40);
  });

  test('is the same one when shards are added up', () => {
    const states = [1, 2].map((index) => {
      const part = { ...plan, shard: { index, of: 2 } };
      const results = new Results(part);
      const next = new Schedule(part, results, false).next()!;
      results.add({ ...next, cases: 10 * index }, resultOf());
      return { name: String(index), state: { plan: part, versions: {}, pairs: results.pairs, givenUp: {} } };
    });
    expect(mergeShards(states).pairs[0]!.begun).toEqual({ 0: 10, 1: 20 });
  });
});

describe('a question without a case', () => {
  test('is named; a class of it is not said never to have come', () => {
    const results = new Results(PLAN);
    results.add(
      { question: 'triangleTriangle', family: 'integer-lattice', block: 0, from: 0, cases: 1 },
      resultOf({ disjoint: 1 }),
    );
    const report = { plan: PLAN, results, complete: false, interrupted: false, missing: [], retired: [] };
    const whole = { ...report, causes: {}, milliseconds: 1, shrinkingMilliseconds: 0, judged: 1 } as Report;
    expect(unaskedQuestions(PLAN, results.pairs)).toEqual(['sphereBox', 'orient2d']);
    expect(unaskedText(whole)).toBe('no case was judged of sphereBox, orient2d');
    expect(unaskedText({ ...whole, interrupted: true })).toBeUndefined();
    const text = summary(whole, false, styleFor(false));
    expect(text).toContain('Questions without a case\n  sphereBox, orient2d');
    expect(text.split('How often each class')[1]!.split('Questions')[0]).not.toContain('sphereBox');
    const state = JSON.parse(stateText({ plan: PLAN, versions: {}, givenUp: {}, pairs: results.pairs }, '.'));
    expect(state.unasked).toEqual(['sphereBox', 'orient2d']);
  });

  test('does not come about while there is time for one of each, and the end is where the clock says', async () => {
    let looks = 0;
    const report = await runCampaign(
      { ...PLAN, questions: ['sphereBox', 'pointBox', 'orient2d'] },
      { workers: 1, timeout: 60_000, milliseconds: 400, now: () => 10 * looks++ },
    );
    expect(report.complete).toBe(false);
    expect(unaskedText(report)).toBeUndefined();
    // Each piece looks three times at the clock, or four: at most 400 / 30 pieces of a case each at first.
    expect(report.judged).toBeLessThan(100);
    expect(report.results.findings).toEqual([]);
  });

  test('nothing judged at all is said to be for the reason that it has', () => {
    const report = {
      ...{ plan: PLAN, results: new Results(PLAN), complete: false, interrupted: false, missing: [] },
      ...{ retired: [], causes: {}, milliseconds: 1, shrinkingMilliseconds: 0, judged: 0 },
    } as Report;
    const over = 'the time was over before a case was judged, give more --seconds';
    expect(whyUnjudged(report)).toBe(over);
    expect(silence(report, [])).toBe(`unerring answered no case: ${over}`);
    const counted = { ...PLAN, count: 300 };
    expect(whyUnjudged({ ...report, plan: counted, complete: true })).toBe('no draw was a case');
    const shard = { ...counted, shard: { index: 99, of: 99 } };
    expect(whyUnjudged({ ...report, plan: shard, complete: true })).toBe('shard 99/99 has no cases');
    const results = new Results(PLAN);
    for (const question of PLAN.questions)
      results.add({ question, family: PLAN.families[0]!, block: 0, from: 0, cases: 1 }, resultOf({ x: 1 }));
    expect(whyUnjudged({ ...report, results })).toBeUndefined();
  });
});
