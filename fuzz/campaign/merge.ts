import type { Versions } from './engine-versions.js';
import type { Plan } from './plan.js';
import { type PairResults, Results } from './results.js';
import type { State } from './state-file.js';

/** Campaigns that are no parts of one; the message says which, and why. */
export class UnmergeableShards extends Error {}

/** A shard, and what its file is called. */
export interface Shard {
  readonly name: string;
  readonly state: State;
}

/** Whatever all shards of a campaign have in common, as text. */
function commonText({ shard: { of }, ...plan }: Plan): string {
  return JSON.stringify({ ...plan, of });
}

function versionsText(versions: Versions): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

function requireParts(shards: readonly Shard[]): void {
  const [first, ...others] = shards;
  const seen = new Map<number, string>();
  for (const { name, state } of shards) {
    const { index, of } = state.plan.shard;
    const other = seen.get(index);
    if (other !== undefined)
      throw new UnmergeableShards(`${other} and ${name} are both shard ${index}/${of}`);
    seen.set(index, name);
  }
  for (const { name, state } of others) {
    const { plan, versions } = first!.state;
    if (commonText(plan) !== commonText(state.plan))
      throw new UnmergeableShards(
        `${first!.name} and ${name} are no shards of one campaign: their plans differ in ${differences(plan, state.plan)}`,
      );
    if (versionsText(versions) !== versionsText(state.versions))
      throw new UnmergeableShards(
        `${first!.name} and ${name} judge other versions: ${versionsText(versions)}, and ${versionsText(state.versions)}`,
      );
  }
}

/** The names of what differs. */
function differences(one: Plan, other: Plan): string {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof Plan)[];
  const differs = (key: keyof Plan) =>
    key === 'shard'
      ? one.shard.of !== other.shard.of
      : JSON.stringify(one[key]) !== JSON.stringify(other[key]);
  return keys.filter(differs).join(', ');
}

/**
 * The blocks that a shard has done of its i-th pair: it has one of every n in a row, on the diagonal (see `blocksOf`),
 * and counts its own.
 */
function blocksDone({ next, ahead }: PairResults, i: number, shard: Plan['shard']): number[] {
  const ranks = [...Array(next).keys(), ...ahead];
  return ranks.map((rank) => blockAt(rank, i, shard));
}

function blockAt(rank: number, i: number, { index, of }: Plan['shard']): number {
  return rank * of + ((((index - 1 - i) % of) + of) % of);
}

/** Of the blocks that shards have begun: how many cases of each are judged. */
function blocksBegun({ begun = {} }: PairResults, i: number, shard: Plan['shard']): [string, number][] {
  return Object.entries(begun).map(([rank, cases]) => [String(blockAt(Number(rank), i, shard)), cases]);
}

function givenUpIn(shards: readonly Shard[]): State['givenUp'] {
  const all: Record<string, readonly string[]> = {};
  for (const { state } of shards)
    for (const [key, causes] of Object.entries(state.givenUp))
      all[key] = [...new Set([...(all[key] ?? []), ...causes])];
  return all;
}

/**
 * Adds up shards of one campaign. All of them together are the campaign that was never cut into shards, to the byte;
 * some of them, or such as were interrupted, are that campaign as far as it is done, and it can go on from there.
 *
 * @throws UnmergeableShards if they are parts of different campaigns, or one of them comes twice
 */
export function mergeShards(shards: readonly Shard[]): State {
  requireParts(shards);
  const { plan, versions } = shards[0]!.state;
  const whole = { ...plan, shard: { index: 1, of: 1 } };
  const results = new Results(whole);
  for (const i of shards[0]!.state.pairs.keys()) {
    const blocks = shards.flatMap(({ state }) => blocksDone(state.pairs[i]!, i, state.plan.shard));
    const begun = shards.flatMap(({ state }) => blocksBegun(state.pairs[i]!, i, state.plan.shard));
    results.addShards(
      shards.map(({ state }) => state.pairs[i]!),
      blocks,
      Object.fromEntries(begun),
    );
  }
  return { plan: whole, versions, pairs: results.pairs, givenUp: givenUpIn(shards) };
}
