import { requireAccount } from '#scripts/aws/account.ts';
import { runCommand, type runInTerminal } from '#scripts/process/run-command.ts';
import { checkout } from '#scripts/stage/checkout.ts';

/** What a command for a stage on AWS did, in order. */
export const log: string[] = [];

/** A fake that only notes in the log that it ran. */
export const note = (what: string) => async () => {
  log.push(what);
  return '';
};

/**
 * Lets a command find its account, and only note that it runs the CDK. The test file has to mock the modules
 * `account.ts` and `run-command.ts`.
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

/** The arguments of the CDK, except those that every command has. */
export function passed(runner: typeof runCommand | typeof runInTerminal): readonly string[] {
  const [, args] = jest.mocked(runner).mock.calls.at(-1) ?? [];
  const common = ['--output', '--no-notices', '--no-color'];
  return (args ?? []).filter((arg) => !common.includes(arg) && !arg.startsWith(`${checkout}/cdk`));
}
