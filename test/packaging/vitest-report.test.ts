import { describe, expect, it } from 'vitest';
import { tallyOfReport } from '../../scripts/vitest-report.js';

const suite = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test, i) => ({ status: test, fullName: `test ${i}` })),
});
const tally = (...testResults: unknown[]) => tallyOfReport(JSON.stringify({ testResults }));

describe('tallyOfReport', () => {
  it('counts tests', () => {
    expect(tally(suite('passed', 'passed', 'passed'), suite('failed', 'failed', 'passed'))).toEqual({
      passed: 3,
      failed: 1,
      notRun: [],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(tally(suite('failed'))).toEqual({ passed: 0, failed: 1, notRun: [] });
  });

  it('names tests that did not run, and counts them neither as passed nor as failed', () => {
    expect(tally(suite('passed', 'passed', 'skipped'))).toEqual({ passed: 1, failed: 0, notRun: ['test 1'] });
    expect(tally(suite('passed', 'todo'))).toEqual({ passed: 0, failed: 0, notRun: ['test 0'] });
  });

  it('finds nothing in an empty report', () => {
    expect(tally()).toEqual({ passed: 0, failed: 0, notRun: [] });
    expect(tallyOfReport('{}')).toEqual({ passed: 0, failed: 0, notRun: [] });
  });
});
