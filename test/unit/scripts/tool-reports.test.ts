import { jestCounts, playwrightCounts } from '#scripts/checks/tool-reports.ts';

describe('the totals of a Jest report', () => {
  const report = { numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 0 };

  it('count every test', () => {
    expect(jestCounts.parse(report)).toEqual({ passed: 5, failed: 2 });
  });

  it('count a file that could not be loaded as a failure', () => {
    expect(jestCounts.parse({ ...report, numRuntimeErrorTestSuites: 1 }).failed).toBe(3);
  });
});

describe('the totals of a Playwright report', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 3 };

  it('count every test that ran', () => {
    expect(playwrightCounts.parse({ stats, errors: [] })).toEqual({ passed: 7, failed: 1 });
  });

  it('count a test that passed only on a retry, and an error outside of any test, as failures', () => {
    const report = { stats: { ...stats, flaky: 1 }, errors: [{ message: 'the set-up failed' }] };
    expect(playwrightCounts.parse(report).failed).toBe(3);
  });
});
