import { printable } from '../../src/pictures/printable.js';
import { countsOf, type Report } from '../campaign/report.js';
import { countsText, findingText } from './finding-text.js';
import { annotation } from './github-annotation.js';
import { judgedTargets } from './judged-targets.js';
import { simplest } from './summary.js';

const TITLE = { title: 'unerring judge' };

/**
 * A campaign as annotations of GitHub's workflows: an error for the simplest failure of each engine on each question, a
 * notice with the counts of each engine, and one with the command that runs it again.
 */
export function githubText(report: Report, command: string): string {
  const errors = simplest(report.results.findings).map((finding) => {
    const title = `${printable(finding.target)}: ${finding.question}`;
    return annotation('error', { title }, findingText(finding));
  });
  const shown = judgedTargets(report).filter((target) => countsOf(report, target)[0] > 0);
  const notices = shown.map((target) => {
    const counts = countsText(countsOf(report, target));
    return annotation('notice', TITLE, `${printable(target)}: ${counts}`);
  });
  const again = annotation('notice', TITLE, `to run it again: ${command}`);
  return `${[...errors, ...notices, again].join('\n')}\n`;
}
