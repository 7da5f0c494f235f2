import { failuresOf } from '../campaign/finding.js';
import { countsOf, type Report, targetsOf } from '../campaign/report.js';

/**
 * Whom a report is about: the engines, and of the checks of ourselves those in which something was found, which must
 * not be kept quiet.
 */
export function judgedTargets(report: Report): readonly string[] {
  const engines = report.plan.targets.map(({ name }) => name);
  return targetsOf(report).filter(
    (target) => engines.includes(target) || failuresOf(countsOf(report, target)) > 0,
  );
}
