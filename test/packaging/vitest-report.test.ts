import { describe, expect, it } from 'vitest';
import { tallyOfReport } from '../../scripts/vitest-report.js';

const suite = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});
const tally = (...testResults: unknown[]) => tallyOfReport(JSON.stringify({ testResults }));

describe('tallyOfReport', () => {
  it('counts tests', () => {
    expect(tally(suite('passed', 'passed', 'passed'), suite('failed', 'failed', 'passed'))).toEqual({
      passed: 3,
      failed: 1,
    });
  });

  it('counts a file that could not be loaded, and a skipped test, as failures', () => {
    expect(tally(suite('failed'))).toEqual({ passed: 0, failed: 1 });
    expect(tally(suite('passed', 'passed', 'skipped'))).toEqual({ passed: 1, failed: 1 });
    expect(tally(suite('passed', 'todo'))).toEqual({ passed: 0, failed: 1 });
  });

  it('finds nothing in an empty report', () => {
    expect(tally()).toEqual({ passed: 0, failed: 0 });
    expect(tallyOfReport('{}')).toEqual({ passed: 0, failed: 0 });
  });
});
