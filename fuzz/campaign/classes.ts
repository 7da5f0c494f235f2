import type { AnyQuestion } from '../../src/oracle/questions/question.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { questionFamilyNames } from '../questions/generate.js';
import type { Report } from './report.js';
import { isBegun } from './unasked.js';

/** Below so many cases per question, a class that never came says nothing. */
export const CLASSES_FROM = 20_000;

/** How often each class of a question was the true answer. */
export interface ClassCounts {
  readonly question: AnyQuestion;
  /** In the order of the question's list; classes that are not listed come last. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The classes of all planned questions that were begun. */
export function classCounts(report: Report): readonly ClassCounts[] {
  const begun = new Set(report.results.pairs.filter(isBegun).map(({ question }) => question));
  const questions = report.plan.questions.filter((name) => begun.has(name));
  return questions.map((name) => {
    const question = requireQuestion(name);
    const counts = new Map(question.classes.map((one) => [one, 0]));
    for (const pair of report.results.pairs) {
      if (pair.question !== name) continue;
      for (const [one, n] of Object.entries(pair.classes)) counts.set(one, (counts.get(one) ?? 0) + n);
    }
    return { question, counts };
  });
}

/**
 * The questions with classes that no case produced, in a campaign that had to produce them all: complete, not a shard,
 * with at least 20,000 cases per question and all of its families.
 */
export function missingClasses(report: Report): readonly { question: string; classes: readonly string[] }[] {
  const { plan } = report;
  if (!report.complete || plan.shard.of > 1 || (plan.count ?? 0) < CLASSES_FROM) return [];
  return classCounts(report).flatMap(({ question, counts }) => {
    if (!questionFamilyNames(question).every((family) => plan.families.includes(family))) return [];
    const classes = [...counts].filter(([, n]) => n === 0).map(([name]) => name);
    return classes.length === 0 ? [] : [{ question: question.name, classes }];
  });
}
