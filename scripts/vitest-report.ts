/** How many checks held and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

interface SuiteReport {
  status: string;
  assertionResults: readonly { status: string }[];
}

/**
 * Counts the tests in a report of vitest's JSON reporter. A file that failed without a failed test (it could not
 * be loaded) counts as one failure; a skipped test counts as a failure too, because it holds nothing.
 */
export function tallyOfReport(json: string): Tally {
  const report = JSON.parse(json) as { testResults?: readonly SuiteReport[] };
  const tally: Tally = { passed: 0, failed: 0 };
  for (const suite of report.testResults ?? []) {
    let failedHere = 0;
    for (const test of suite.assertionResults) {
      if (test.status === 'passed') tally.passed++;
      else failedHere++;
    }
    if (suite.status === 'failed' && failedHere === 0) failedHere = 1;
    tally.failed += failedHere;
  }
  return tally;
}
