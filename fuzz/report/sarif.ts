import type { ReportingDescriptor, Result } from 'sarif';
import { toDecimal } from '../../src/oracle/cases/doubles.js';
import { caseIdText } from '../../src/oracle/protocol/case-id.js';
import type { Finding } from '../campaign/finding.js';
import { smallestOf } from '../campaign/proper.js';
import type { Report } from '../campaign/report.js';
import { findingText } from './finding-text.js';
import { kindOfQuestion } from './judge-summary.js';
import { locationOf, sarifLogText } from './sarif-log.js';
import { unique } from './summary.js';

/** Who writes it, and the file that the findings are in: services that show SARIF want a place in a file. */
export interface SarifOrigin {
  readonly version: string;
  readonly file: string;
  /** Runs the campaign again. */
  readonly command: string;
}

function ruleOf(question: string): ReportingDescriptor {
  return {
    id: question,
    shortDescription: { text: `the ${kindOfQuestion(question)} ${question}, answered exactly` },
  };
}

function resultOf(finding: Finding, file: string): Result {
  const id = caseIdText(finding);
  const { got, expected } = finding.shrunk ?? finding;
  return {
    ruleId: finding.question,
    level: 'error',
    message: { text: `${finding.target}: ${findingText(finding)}` },
    locations: [
      { ...locationOf(file), logicalLocations: [{ fullyQualifiedName: `${finding.target}/${id}` }] },
    ],
    partialFingerprints: { case: `${finding.target}/${id}` },
    properties: {
      engine: finding.target,
      verdict: finding.kind,
      got,
      expected,
      values: smallestOf(finding).map(toDecimal),
    },
  };
}

/** A campaign as SARIF 2.1.0: a rule for each question, a result for each finding that was kept. */
export function sarifText(
  { results }: Pick<Report, 'results'>,
  { version, file, command }: SarifOrigin,
): string {
  const { findings } = results;
  return sarifLogText({
    version,
    rules: unique(findings.map(({ question }) => question)).map(ruleOf),
    invocations: [{ commandLine: command, executionSuccessful: true }],
    results: findings.map((finding) => resultOf(finding, file)),
  });
}
