import { type Question, requireQuestion } from '../../src/oracle/questions/registry.js';
import { questionFamilyNames } from '../questions/generate.js';
import type { Report } from './campaign.js';
import { isPredicate } from './subject.js';

/** Below so many cases per query, a class that never came says nothing. */
export const CLASSES_FROM = 20_000;

/** How often each class of a query was the true answer. */
export interface ClassCounts {
  readonly query: Question;
  /** In the order of the query's list; classes that are not listed come last. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The classes of all planned queries. */
export function classCounts(report: Report): readonly ClassCounts[] {
  const names = report.plan.predicates.filter((name) => !isPredicate(name));
  return names.map((name) => {
    const query = requireQuestion(name);
    const counts = new Map(query.classes.map((one) => [one, 0]));
    for (const pair of report.results.pairs) {
      if (pair.predicate !== name) continue;
      for (const [one, n] of Object.entries(pair.classes)) counts.set(one, (counts.get(one) ?? 0) + n);
    }
    return { query, counts };
  });
}

/**
 * The queries with classes that no case produced, in a campaign that had to produce them all: complete, not a shard,
 * with at least {@link CLASSES_FROM} cases per query and all families of the query.
 */
export function missingClasses(report: Report): readonly { query: string; classes: readonly string[] }[] {
  const { plan } = report;
  if (!report.complete || plan.shard.of > 1 || (plan.count ?? 0) < CLASSES_FROM) return [];
  return classCounts(report).flatMap(({ query, counts }) => {
    if (!questionFamilyNames(query).every((family) => plan.families.includes(family))) return [];
    const classes = [...counts].filter(([, n]) => n === 0).map(([name]) => name);
    return classes.length === 0 ? [] : [{ query: query.name, classes }];
  });
}
