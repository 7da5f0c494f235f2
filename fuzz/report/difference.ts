import { printable } from '../../src/pictures/printable.js';
import { failuresOf } from '../campaign/finding.js';
import type { Plan } from '../campaign/plan.js';
import { type PairResults, sumCounts } from '../campaign/results.js';
import type { State } from '../campaign/state-file.js';
import { grouped, type Style, table } from './style.js';

/** Campaigns that did not ask the same; the message says in what they differ. */
export class IncomparableCampaigns extends Error {}

/** What became of an engine on a question between two runs of the same cases. */
export interface Change {
  readonly engine: string;
  readonly question: string;
  readonly change: 'new failures' | 'more failures' | 'fewer failures' | 'mended';
  readonly before: number;
  readonly after: number;
}

/** The difference of two runs. */
export interface Difference {
  readonly changes: readonly Change[];
  /** Versions that are not the same ones, as `three 0.180.0 -> 0.187.0`. */
  readonly versions: readonly string[];
  /** `engine/question` that only one of the runs has asked. */
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
}

const SAME = ['seed', 'count', 'families'] as const satisfies readonly (keyof Plan)[];

/** The failures of each engine on each question that it was asked. */
function failuresIn({ pairs }: State): Map<string, number> {
  const all = new Map<string, PairResults['counts'][string][]>();
  for (const { question, counts } of pairs)
    for (const [engine, of] of Object.entries(counts)) {
      const key = JSON.stringify([engine, question]);
      all.set(key, [...(all.get(key) ?? []), of]);
    }
  const judged = [...all].map(([key, counts]) => [key, sumCounts(counts)] as const);
  return new Map(judged.filter(([, sum]) => sum[0] > 0).map(([key, sum]) => [key, failuresOf(sum)]));
}

function changeOf(before: number, after: number): Change['change'] | undefined {
  if (before === after) return undefined;
  if (before === 0) return 'new failures';
  if (after === 0) return 'mended';
  return after > before ? 'more failures' : 'fewer failures';
}

function versionsBetween(before: State['versions'], after: State['versions']): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) =>
    before[name] === after[name] ? [] : [`${name} ${before[name] ?? 'absent'} -> ${after[name] ?? 'absent'}`],
  );
}

/**
 * What has changed between two runs that asked the same cases, of other versions of an engine or of other engines.
 *
 * @throws IncomparableCampaigns if seed, count or families are not the same, or how many cases there are is a matter of
 *   time
 */
export function differenceOf(before: State, after: State): Difference {
  const differs = SAME.filter((key) => JSON.stringify(before.plan[key]) !== JSON.stringify(after.plan[key]));
  if (differs.length > 0)
    throw new IncomparableCampaigns(`they did not ask the same cases: other ${differs.join(', other ')}`);
  if (before.plan.count === undefined)
    throw new IncomparableCampaigns('campaigns by time ask as many cases as there is time for: give a count');
  const [then, now] = [failuresIn(before), failuresIn(after)];
  const named = (key: string) => JSON.parse(key) as [engine: string, question: string];
  const changes = [...now].flatMap(([key, count]) => {
    const old = then.get(key);
    const change = old === undefined ? undefined : changeOf(old, count);
    const [engine, question] = named(key);
    return change === undefined ? [] : [{ engine, question, change, before: old!, after: count }];
  });
  const only = (some: Map<string, number>, others: Map<string, number>) =>
    [...some.keys()].filter((key) => !others.has(key)).map((key) => named(key).join('/'));
  return {
    changes,
    versions: versionsBetween(before.versions, after.versions),
    onlyBefore: only(then, now),
    onlyAfter: only(now, then),
  };
}

/** Whether something fails now that did not, or not so often. */
export function isWorse({ changes }: Difference): boolean {
  return changes.some(({ before, after }) => after > before);
}

/** The difference as text. */
export function differenceText(
  { changes, versions, onlyBefore, onlyAfter }: Difference,
  style: Style,
): string {
  const rows = changes.map(({ engine, question, change, before, after }) => [
    printable(engine),
    question,
    after > before ? style.bad(change) : style.good(change),
    grouped(before),
    grouped(after),
  ]);
  const parts = [
    versions.join(', '),
    rows.length === 0
      ? 'No engine fails more or less often on any question.'
      : table(['engine', 'question', 'change', 'before', 'after'], rows, style, 3),
    onlyBefore.length === 0 ? '' : `Asked before and not now: ${printable(onlyBefore.join(', '))}`,
    onlyAfter.length === 0 ? '' : `Asked now and not before: ${printable(onlyAfter.join(', '))}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
