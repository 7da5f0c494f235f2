import type { Replayed } from '../campaign/replay.js';
import type { Style } from './style.js';
import { callText } from './summary.js';

/** How many of the replayed failures still are ones, doubtful truths included. */
export function replayFailures(results: readonly Replayed[]): number {
  return results.filter(({ now, truthHolds }) => !truthHolds || (now !== 'passes' && now !== 'absent'))
    .length;
}

function statusOf({ now, truthHolds }: Replayed, style: Style): string {
  if (!truthHolds) return style.bad('the referees say otherwise than the file');
  if (now === 'passes') return style.good('passes now');
  if (now === 'absent') return style.dim('not judged: the target is not installed or lacks the predicate');
  return style.bad(now === 'wrong' ? 'still wrong' : `still fails (${now})`);
}

/** A line or two for each replayed failure, and a sum. */
export function replaySummary(results: readonly Replayed[], style: Style): string {
  const lines = results.flatMap((result) => {
    const { finding, target, got, expected, now } = result;
    const values = finding.shrunk?.values ?? finding.values;
    const said = now === 'passes' || now === 'absent' ? '' : `: got ${got}, the truth is ${expected}`;
    return [
      `${style.bold(target)}: ${callText(finding.question, values)}`,
      `    ${statusOf(result, style)}${said}`,
    ];
  });
  const still = replayFailures(results);
  return `${[...lines, '', `${still} of ${results.length} still fail`].join('\n')}\n`;
}
