import { runCommand, type runInTerminal } from '#scripts/process/run-command.ts';
import { requireAccount } from '#scripts/stage/aws-account.ts';
import { checkout } from '#scripts/stage/checkout.ts';

/** Actions of a command for a stage on AWS, in order. */
export const log: string[] = [];

/** Returns a fake that only logs that it ran. */
export const note = (what: string) => async () => {
  log.push(what);
  return '';
};

/**
 * Lets a command find its account, and only logs the CDK's runs. The test file has to mock the modules `account.ts` and
 * `run-command.ts`.
 */
export function mockCdk(): void {
  log.length = 0;
  jest.spyOn(console, 'log').mockReturnValue();
  jest.mocked(requireAccount).mockImplementation(async () => {
    log.push('account');
    return 'sa-east-1';
  });
  jest.mocked(runCommand).mockImplementation(note('cdk'));
}

/** Returns the arguments of the CDK, without the common ones. */
export function passed(runner: typeof runCommand | typeof runInTerminal): readonly string[] {
  const [, args] = jest.mocked(runner).mock.calls.at(-1) ?? [];
  const common = ['--output', '--no-notices', '--no-color'];
  return (args ?? []).filter((arg) => !common.includes(arg) && !arg.startsWith(`${checkout}/cdk`));
}
