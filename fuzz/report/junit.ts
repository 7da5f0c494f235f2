import { printable } from '../../src/pictures/printable.js';
import { type Finding, failuresOf } from '../campaign/finding.js';
import type { Report } from '../campaign/report.js';
import type { PairResults } from '../campaign/results.js';
import { countsText, findingText, verdictText } from './finding-text.js';
import { judgedTargets } from './judged-targets.js';
import { AT, junitXml } from './junit-xml.js';
import { smallestFirst } from './summary.js';

function failureOfPair(pair: PairResults, target: string): object {
  const counts = pair.counts[target]!;
  if (failuresOf(counts) === 0) return {};
  const findings = pair.findings.filter((finding: Finding) => finding.target === target);
  const [first] = smallestFirst(findings);
  const message = first === undefined ? countsText(counts) : `${countsText(counts)}; ${verdictText(first)}`;
  const texts = findings.map(findingText);
  return {
    failure: {
      [`${AT}message`]: message,
      [`${AT}type`]: first?.kind ?? 'failed',
      '#text': texts.join('\n\n'),
    },
  };
}

/** A test for each question and family that an engine was asked: it fails if the engine failed on some case of it. */
function suiteOf(report: Report, target: string, command: string): object | undefined {
  const pairs = report.results.pairs.filter(({ counts }) => (counts[target]?.[0] ?? 0) > 0);
  if (pairs.length === 0) return undefined;
  const name = printable(target);
  const failed = pairs.filter(({ counts }) => failuresOf(counts[target]!) > 0).length;
  return {
    [`${AT}name`]: name,
    [`${AT}tests`]: pairs.length,
    [`${AT}failures`]: failed,
    properties: { property: { [`${AT}name`]: 'command', [`${AT}value`]: command } },
    testcase: pairs.map((pair) => ({
      [`${AT}classname`]: `${name}.${pair.question}`,
      [`${AT}name`]: pair.family,
      ...failureOfPair(pair, target),
    })),
  };
}

/**
 * A campaign as JUnit XML: a suite for each engine, in it a test for each question and family. Without times, so that
 * equal campaigns are equal files.
 *
 * @param command  runs it again
 */
export function junitText(report: Report, command: string): string {
  const suites = judgedTargets(report).flatMap((target) => suiteOf(report, target, command) ?? []);
  return junitXml('unerring judge', suites);
}
