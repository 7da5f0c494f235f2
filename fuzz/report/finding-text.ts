import { caseIdText } from '../../src/oracle/protocol/case-id.js';
import { printable } from '../../src/pictures/printable.js';
import { type Counts, countsOfKinds, type Finding, kinds } from '../campaign/finding.js';
import { smallestOf } from '../campaign/proper.js';
import { shortNumbers } from './long-numbers.js';
import { nearMiss } from './near-miss.js';
import { grouped } from './style.js';
import { callText } from './summary.js';

/** How an engine failed, in a line: `wrong: got 1, the truth is 0`. */
export function verdictText(finding: Finding): string {
  const { got, expected } = finding.shrunk ?? finding;
  return `${finding.kind.replaceAll('-', ' ')}: got ${printable(shortNumbers(got))}, the truth is ${shortNumbers(String(expected))}`;
}

/** `12 wrong, 1 timed out of 4,000`, or `nothing wrong of 4,000`. */
export function countsText(counts: Readonly<Counts>): string {
  const parts = countsOfKinds(counts).flatMap((n, i) =>
    n === 0 ? [] : [`${grouped(n)} ${kinds[i]!.replaceAll('-', ' ')}`],
  );
  return `${parts.length === 0 ? 'nothing wrong' : parts.join(', ')} of ${grouped(counts[0])}`;
}

/** A finding in a few lines: the call, the answer and the truth, how near a miss it was, and the id of the case. */
export function findingText(finding: Finding): string {
  const values = smallestOf(finding);
  const near = finding.kind === 'wrong' ? nearMiss(finding.question, values) : undefined;
  const lines = [callText(finding.question, values), verdictText(finding), near, caseIdText(finding)];
  return lines.filter((line) => line !== undefined).join('\n');
}
