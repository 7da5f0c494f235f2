import { printable } from '../../src/pictures/printable.js';
import { countsOf, type Report } from '../campaign/report.js';
import { countsText, findingText } from './finding-text.js';
import { judgedTargets } from './judged-targets.js';
import { simplest } from './summary.js';

/**
 * What GitHub's workflow commands would take for their own: percent signs and ends of lines, and in properties what
 * parts them.
 */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * A campaign as annotations of GitHub's workflows: an error for the simplest failure of each engine on each question, a
 * notice with the counts of each engine, and one with the command that runs it again.
 */
export function githubText(report: Report, command: string): string {
  const errors = simplest(report.results.findings).map((finding) => {
    const title = escapeProperty(`${printable(finding.target)}: ${finding.question}`);
    return `::error title=${title}::${escapeData(findingText(finding))}`;
  });
  const shown = judgedTargets(report).filter((target) => countsOf(report, target)[0] > 0);
  const notices = shown.map((target) => {
    const counts = countsText(countsOf(report, target));
    return `::notice title=unerring judge::${escapeData(`${printable(target)}: ${counts}`)}`;
  });
  const again = `::notice title=unerring judge::${escapeData(`to run it again: ${command}`)}`;
  return `${[...errors, ...notices, again].join('\n')}\n`;
}
