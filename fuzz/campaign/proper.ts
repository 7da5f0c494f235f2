import { isProperQuestion } from '../../src/oracle/questions/degenerate.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import type { Finding } from './finding.js';

/** The smallest input on which it fails. */
export function smallestOf(finding: Pick<Finding, 'shrunk' | 'values'>): readonly number[] {
  return finding.shrunk?.values ?? finding.values;
}

/** Whether none of the shapes of the smallest input is degenerate, nor a radius 0: a case as people have them. */
export function isProper(finding: Pick<Finding, 'question' | 'shrunk' | 'values'>): boolean {
  return isProperQuestion(requireQuestion(finding.question), smallestOf(finding));
}

/** Of findings in their order the first without a degenerate shape, and the first of all. */
export function properFirst(findings: readonly Finding[]): readonly Finding[] {
  const [first] = findings;
  const proper = findings.find(isProper);
  if (first === undefined) return [];
  return proper === undefined || proper === first ? [first] : [proper, first];
}
