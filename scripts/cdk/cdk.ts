import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { runInTerminal } from '../process/run-in-terminal.ts';
import { checkout, logFile } from '../stage/checkout.ts';

export interface Target {
  readonly stage: string;
  /** The environment that says which AWS, with which credentials. */
  readonly env: NodeJS.ProcessEnv;
  /** What the synthesis takes besides the stage: see lib/settings.ts. */
  readonly context?: Readonly<Record<string, string>>;
}

type Command = 'bootstrap' | 'deploy' | 'destroy' | 'diff' | 'synth';

const binary = path.join(checkout, 'node_modules', '.bin', 'cdk');

/** Runs a CDK command for a stage, with its output in a log file. Gives its standard output. */
export async function cdk(
  command: Command,
  args: readonly string[],
  target: Target,
  options: { readonly name: string; readonly timeLimitSeconds: number; readonly advice?: string },
): Promise<string> {
  return runCommand(binary, [...argumentsOf(command, args, target), '--no-color'], {
    ...options,
    cwd: checkout,
    env: { ...environmentOf(target), CI: '1' },
    logFile: logFile(target.stage, `cdk-${command}`),
  });
}

/** Runs a CDK command for a stage in the terminal: it shows its output and may ask. */
export async function cdkInTerminal(
  command: Command,
  args: readonly string[],
  target: Target,
  { name }: { readonly name: string },
): Promise<void> {
  await runInTerminal(binary, argumentsOf(command, args, target), {
    name,
    cwd: checkout,
    env: environmentOf(target),
  });
}

/** The folder that a stage is synthesized to. */
export function assemblyFolder(stage: string): string {
  return path.join(checkout, `cdk.out.${stage}`);
}

function argumentsOf(command: Command, args: readonly string[], target: Target): string[] {
  const context = Object.entries({ stage: target.stage, ...target.context });
  return [
    command,
    ...args,
    ...context.flatMap(([name, value]) => ['--context', `${name}=${value}`]),
    '--output',
    assemblyFolder(target.stage),
    '--no-notices',
  ];
}

function environmentOf({ env }: Target): NodeJS.ProcessEnv {
  return { ...env, CDK_DISABLE_CLI_TELEMETRY: 'true' };
}
