import { jestTally } from '#scripts/checks/jest-suite.ts';
import { playwrightTally } from '#scripts/checks/playwright-suite.ts';
import { finalLine, oneFailed, onePassed, sumOf } from '#scripts/checks/tally.ts';

describe('the count of a whole run', () => {
  it('adds up everything that ran', () => {
    const suite = { passed: 12, failed: 2, failures: ['a', 'b'] };
    const sum = sumOf([onePassed, suite, oneFailed('types')]);
    expect(finalLine(sum)).toBe('13 passed, 3 failed');
    expect(sum.failures).toEqual(['a', 'b', 'types']);
  });
});

describe("what Jest's report says", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ name: '/x/a.test.ts', status: 'passed', message: '' }],
  };

  it('counts every test', () => {
    expect(jestTally(report, 0, '')).toEqual({ passed: 5, failed: 0, failures: [] });
  });

  it('counts a failed test with its message', () => {
    const testResults = [{ name: '/x/a.test.ts', status: 'failed', message: 'expected 1' }];
    const tally = jestTally({ ...report, numFailedTests: 1, testResults }, 1, '');
    expect(tally).toMatchObject({ passed: 5, failed: 1 });
    expect(tally.failures[0]).toContain('expected 1');
  });

  it('counts a file that could not be loaded', () => {
    expect(jestTally({ ...report, numRuntimeErrorTestSuites: 1 }, 1, '').failed).toBe(1);
  });

  it('counts an exit code that no test explains', () => {
    const tally = jestTally({ ...report, numPassedTests: 0 }, 1, 'No tests found');
    expect(tally).toEqual({ passed: 0, failed: 1, failures: ['No tests found'] });
  });
});

describe("what Playwright's report says", () => {
  const test = (status: string, message?: string) => ({
    title: `a ${status} one`,
    file: 'story.test.ts',
    line: 7,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const report = (specs: unknown[], errors: unknown[] = []) => ({
    suites: [{ title: 'story.test.ts', specs: [], suites: [{ title: 'inner', specs }] }],
    errors,
  });

  it('counts tests of nested groups, and leaves out skipped ones', () => {
    const json = report([test('expected'), test('skipped')]);
    expect(playwrightTally(json, 0, '')).toEqual({ passed: 1, failed: 0, failures: [] });
  });

  it('counts a failure, and one that passed at a second try only', () => {
    const json = report([test('unexpected', 'no such button'), test('flaky', 'too late')]);
    const tally = playwrightTally(json, 1, '');
    expect(tally).toMatchObject({ passed: 0, failed: 2 });
    expect(tally.failures[0]).toBe('story.test.ts:7 a unexpected one\nno such button');
  });

  it('counts an error outside of any test, and a run of no tests', () => {
    const json = report([test('expected')], [{ message: 'the set-up failed' }]);
    expect(playwrightTally(json, 1, '').failed).toBe(1);
    expect(playwrightTally(report([]), 1, 'No tests found').failures).toEqual(['No tests found']);
  });
});
