import path from 'node:path';
import { type CommandOptions, runCommand, runInTerminal } from '../process/run-command.ts';
import { checkout, logFile, toolPath } from '../stage/checkout.ts';

export interface DeployTarget {
  readonly stage: string;
  /** Environment variables that select the endpoint and the credentials. */
  readonly env: NodeJS.ProcessEnv;
  /** Context values besides the stage: see lib/config/settings.ts. */
  readonly context?: Readonly<Record<string, string>>;
  /** Folder of an earlier synthesis, which the command uses instead of its own. */
  readonly assembly?: string;
}

/** A target with a finished synthesis. */
export interface Synthesized extends DeployTarget {
  readonly assembly: string;
}

type Command = 'bootstrap' | 'deploy' | 'destroy' | 'diff' | 'synth';

/** Runs a CDK command for a stage, with its output in a log file. */
export async function cdk(
  command: Command,
  args: readonly string[],
  target: DeployTarget,
  options: Omit<CommandOptions, 'env' | 'logFile'>,
): Promise<void> {
  await runCommand(toolPath('cdk'), [...argumentsOf(command, args, target), '--no-color'], {
    ...options,
    env: { ...environmentOf(target), CI: '1' },
    logFile: logFile(target.stage, `cdk-${command}`),
  });
}

/** Runs a CDK command for a stage in the terminal, with output and prompts. */
export async function cdkInTerminal(
  command: Command,
  args: readonly string[],
  target: DeployTarget,
  name: string,
): Promise<void> {
  const env = environmentOf(target);
  await runInTerminal(toolPath('cdk'), argumentsOf(command, args, target), { name, env });
}

/** Synthesizes the stacks of a target, and returns the target with the templates for later commands. */
export async function synthesize(target: DeployTarget): Promise<Synthesized> {
  await cdk('synth', ['--all', '--quiet'], target, {
    name: `The synthesis of ${target.stage}`,
    timeLimitSeconds: 600,
  });
  return { ...target, assembly: folderOf(target) };
}

/** Bootstraps every account and region of the target's stacks; the CDK reads them from the app. */
export async function bootstrap(target: DeployTarget): Promise<void> {
  await cdk('bootstrap', [], target, {
    name: `Bootstrapping for the stage ${target.stage}`,
    timeLimitSeconds: 900,
  });
}

const folderOf = ({ stage }: DeployTarget) => path.join(checkout, `cdk.out.${stage}`);

function argumentsOf(command: Command, args: readonly string[], target: DeployTarget): string[] {
  if (target.assembly) return [command, ...args, '--app', target.assembly, '--no-notices'];
  const context = Object.entries({ stage: target.stage, ...target.context });
  return [
    command,
    ...args,
    ...context.flatMap(([name, value]) => ['--context', `${name}=${value}`]),
    '--output',
    folderOf(target),
    '--no-notices',
  ];
}

function environmentOf({ env }: DeployTarget): NodeJS.ProcessEnv {
  return { ...env, CDK_DISABLE_CLI_TELEMETRY: 'true' };
}
