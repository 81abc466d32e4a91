import {
  oneFailed,
  report,
  runChecks,
  tallyOf,
  toolCheck,
  workCheck,
} from '#scripts/checks/run-checks.ts';

const log = jest.spyOn(console, 'log');
const errors = jest.spyOn(console, 'error');
const lines = (spy: typeof log | typeof errors) => spy.mock.calls.join('\n');

beforeEach(() => {
  log.mockReset();
  errors.mockReset();
});

describe('checks', () => {
  const broken = workCheck('types', async () => {
    throw new Error('no such file');
  });

  it('are counted, and each failure is printed in full at the end', async () => {
    const suite = {
      name: 'suite',
      run: async () => ({ passed: 12, failed: 1, failures: ['a\nb'] }),
    };
    const tallies = await runChecks([workCheck('lint', async () => 1), suite, broken], 2);
    expect(lines(log)).toMatch(/✓ lint \(.*\)/);
    expect(lines(log)).toContain('✗ suite: 12 passed, 1 failed');
    expect(report(tallies, ['It took 3 s.'])).toBe(1);
    expect(lines(errors)).toContain('── suite\na\nb');
    expect(lines(errors)).toContain('── types\nUnexpected: no such file');
    expect(log).toHaveBeenLastCalledWith('\nIt took 3 s.\n13 passed, 2 failed');
  });

  it('succeed when none fails', async () => {
    expect(report(await runChecks([workCheck('lint', async () => 1)], 1))).toBe(0);
  });

  it('wait for an earlier check that they depend on', async () => {
    let isDeployed = false;
    const deploy = workCheck('deploy', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      isDeployed = true;
    });
    const tests = workCheck('tests', async () => expect(isDeployed).toBe(true));
    const tallies = await runChecks([deploy, { ...tests, needs: [deploy] }], 2);
    expect(report(tallies)).toBe(0);
  });

  it('do not run when a check that they depend on has failed', async () => {
    const run = jest.fn();
    const [, tally] = await runChecks([broken, { name: 'tests', run, needs: [broken] }], 1);
    expect(run).not.toHaveBeenCalled();
    expect(tally).toEqual(oneFailed('── tests\nNot run: a check that it depends on has failed.'));
  });
});

describe('a check by a tool', () => {
  it('passes when the tool does and leaves no file in the temporary folder', async () => {
    const [tally] = await runChecks([toolCheck('version', { tool: 'tsc', args: ['-v'] })], 1);
    expect(tally).toEqual({ passed: 1, failed: 0, failures: [] });
  });

  it('fails when the tool leaves a file in the temporary folder', async () => {
    const script =
      "for (const name of ['forgotten', '.org.chromium.Chromium.aB3']) fs.writeFileSync(os.tmpdir() + '/' + name, '')";
    const check = toolCheck('script', { tool: 'node', args: ['--eval', script] });
    const [tally] = await runChecks([check], 1);
    expect(tally?.failures).toEqual(['── script\nLeft in the temporary folder: forgotten']);
  });

  it('fails when its exit code or its report says so, with the output as the reason', () => {
    const failed = { passed: 0, failed: 1, failures: ['No tests found'] };
    expect(tallyOf(1, '\u001b[31mNo tests found\u001b[39m\n')).toEqual(failed);
    expect(tallyOf(1, 'No tests found', { passed: 0, failed: 0 })).toEqual(failed);
    expect(tallyOf(1, 'PASS a.test.ts\nFAIL b.test.ts', { passed: 5, failed: 2 })).toEqual({
      passed: 5,
      failed: 2,
      failures: ['FAIL b.test.ts'],
    });
    expect(tallyOf(0, 'all well', { passed: 5, failed: 0 }).failures).toEqual([]);
  });
});
