/** How many checks held and how many did not, and which tests could not be run. */
export interface Tally {
  passed: number;
  failed: number;
  notRun: readonly string[];
}

interface SuiteReport {
  status: string;
  assertionResults: readonly { status: string; fullName: string }[];
}

/**
 * Counts the tests in a report of vitest's JSON reporter. A file that failed without a failed test (it could not
 * be loaded) counts as one failure. A skipped test holds nothing: it is no passed one, and is told by its name.
 */
export function tallyOfReport(json: string): Tally {
  const report = JSON.parse(json) as { testResults?: readonly SuiteReport[] };
  const notRun: string[] = [];
  let [passed, failed] = [0, 0];
  for (const suite of report.testResults ?? []) {
    const all = suite.assertionResults;
    const failedHere = all.filter(({ status }) => status === 'failed').length;
    passed += all.filter(({ status }) => status === 'passed').length;
    failed += suite.status === 'failed' ? Math.max(1, failedHere) : failedHere;
    notRun.push(
      ...all
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => fullName),
    );
  }
  return { passed, failed, notRun };
}
