import { expect, test } from 'vitest';
import { mergeShards } from '../../fuzz/campaign/merge.js';
import { blocksOf, type Plan, scaleOf } from '../../fuzz/campaign/plan.js';
import { Results } from '../../fuzz/campaign/results.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';

const QUESTIONS = ['orient2d', 'incircle'];
const SIZE = scaleOf(requireQuestion('orient2d')).block;
const NOTHING = { counts: {}, tiers: {}, classes: {}, failedClasses: {}, findings: [], deaths: {} };

const planOf = (index: number, of: number, blocks: number): Plan => ({
  seed: 1,
  count: 2 * blocks * SIZE,
  questions: QUESTIONS,
  families: ['uniform', 'ulp-walk'],
  targets: [{ name: 'naive' }],
  shard: { index, of },
  keep: 3,
});

/** A shard that has done some of its blocks, as a file has it. */
function shardOf(index: number, of: number, blocks: number, isDone: (block: number) => boolean) {
  const results = new Results(planOf(index, of, blocks));
  for (const block of blocksOf(results.plan)) if (isDone(block.block)) results.add(block, NOTHING);
  return {
    name: `${index}`,
    state: { plan: results.plan, versions: {}, pairs: results.pairs, givenUp: {} },
  };
}

test.each([
  ['all of all', [1, 2, 3], () => true],
  ['a shard that is missing', [1, 3], () => true],
  ['interrupted ones', [3, 2, 1], (block: number) => block % 5 < 3],
] as const)('what is done of the shards is done of the whole: %s', (_, indices, isDone) => {
  const shards = indices.map((index) => shardOf(index, 3, 23, isDone));
  const merged = mergeShards(shards);
  const whole = new Results(merged.plan, merged.pairs);
  const done = new Set(
    shards.flatMap(({ state }) =>
      [...blocksOf(state.plan)].filter(({ block }) => isDone(block)).map((block) => JSON.stringify(block)),
    ),
  );
  const all = [...blocksOf(whole.plan)];
  expect(done.size).toBeGreaterThan(all.length / 3);
  for (const block of all) expect(whole.isDone(block)).toBe(done.has(JSON.stringify(block)));
});
