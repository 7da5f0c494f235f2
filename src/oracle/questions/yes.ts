import type { Question } from './question.js';

/** What a query says about a boolean. */
export type Yes = Required<Pick<Question, 'yes' | 'holds'>>;

/**
 * The yes or no of an answer whose first word is a relation: all but `disjoint` is a common point.
 *
 * @param what Which shapes: `the segment and the triangle`
 * @param neither First words of answers that are neither yes nor no
 */
export function meeting(what: string, ...neither: readonly string[]): Yes {
  return {
    yes: `${what} have a point in common`,
    holds(answer) {
      const relation = answer.split(' ')[0]!;
      return neither.includes(relation) ? undefined : relation !== 'disjoint';
    },
  };
}

/** The yes or no of an answer that is a feature: `-` is outside. */
export function containing(shape: string, ...neither: readonly string[]): Yes {
  return {
    yes: `the point is in the closed ${shape}`,
    holds: (answer) => (neither.includes(answer) ? undefined : !/^(-|outside)/.test(answer)),
  };
}
