import { type Block, blocksOf, type Plan } from '../campaign/plan.js';

/** A set of cases that is the same wherever it is drawn: what a plan is without engines. */
export type Suite = Pick<Plan, 'questions' | 'families' | 'seed' | 'shard'> & { readonly count: number };

/** The blocks of a suite, in the order of a campaign with the same plan. */
export function suiteBlocks(suite: Suite): Generator<Block> {
  return blocksOf({ ...suite, targets: [], keep: 0 });
}
