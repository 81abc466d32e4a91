import {
  oneFailed,
  report,
  runChecks,
  tallyOf,
  toolCheck,
  workCheck,
} from '#scripts/checks/run-checks.ts';
import { jestCounts, playwrightCounts } from '#scripts/checks/tool-reports.ts';

const log = jest.spyOn(console, 'log');
const errors = jest.spyOn(console, 'error');

beforeEach(() => {
  log.mockReset();
  errors.mockReset();
});

describe('checks', () => {
  const broken = workCheck('types', async () => {
    throw new Error('no such file');
  });

  it('are counted, and each failure is printed in full at the end', async () => {
    const tally = { passed: 12, failed: 1, failures: ['a\nb'] };
    const suite = { name: 'suite', run: async () => tally };
    const tallies = await runChecks([workCheck('lint', async () => 1), suite, broken], 2);
    expect(report(tallies, ['It took 3 s.'])).toBe(1);
    expect(errors.mock.calls.join('\n')).toContain('── suite\na\nb');
    expect(errors.mock.calls.join('\n')).toContain('── types\nUnexpected: no such file');
    expect(log).toHaveBeenLastCalledWith('\nIt took 3 s.\n13 passed, 2 failed');
  });

  it('wait for an earlier check that they depend on', async () => {
    let isDeployed = false;
    const deploy = workCheck('deploy', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      isDeployed = true;
    });
    const tests = workCheck('tests', async () => expect(isDeployed).toBe(true));
    expect(report(await runChecks([deploy, { ...tests, needs: [deploy] }], 2))).toBe(0);
  });

  it('do not run when a check that they depend on has failed', async () => {
    const run = jest.fn();
    const [, tally] = await runChecks([broken, { name: 'tests', run, needs: [broken] }], 1);
    expect(run).not.toHaveBeenCalled();
    expect(tally).toEqual(oneFailed('── tests\nNot run: a check that it depends on has failed.'));
  });
});

it('a check by a tool fails when the tool leaves a file in the temporary folder', async () => {
  const script =
    "for (const name of ['forgotten', '.org.chromium.Chromium.aB3']) fs.writeFileSync(os.tmpdir() + '/' + name, '')";
  const tools = [
    { tool: 'tsc', args: ['-v'] },
    { tool: 'node', args: ['--eval', script] },
  ];
  const tallies = await runChecks(
    tools.map((tool) => toolCheck('tool', tool)),
    1,
  );
  expect(tallies.flatMap(({ failures }) => failures)).toEqual([
    '── tool\nLeft in the temporary folder: forgotten',
  ]);
});

it.each([
  ['no test ran', 1, 'No tests found', { passed: 0, failed: 0 }, 1],
  ['it has no report', 1, '\u001b[31mNo tests found\u001b[39m\n', undefined, 1],
  ['its report says so', 1, 'PASS a.test.ts\nNo tests found', { passed: 5, failed: 2 }, 2],
  ['nothing failed', 0, 'all well', { passed: 5, failed: 0 }, 0],
])('the result of a tool when %s', (_, exitCode, output, counts, failed) => {
  expect(tallyOf(exitCode, output, counts)).toEqual({
    ...{ passed: counts?.passed ?? 0, failed },
    failures: failed > 0 ? ['No tests found'] : [],
  });
});

it('a file that could not be loaded, a retried test, and an error outside of any test count as failures', () => {
  const jestReport = { numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(jestCounts.parse(jestReport)).toEqual({ passed: 5, failed: 3 });
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 3 };
  const errorsOutside = [{ message: 'the set-up failed' }];
  expect(playwrightCounts.parse({ stats, errors: errorsOutside })).toEqual({
    passed: 7,
    failed: 3,
  });
});
