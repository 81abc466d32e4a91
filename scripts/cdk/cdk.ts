import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { checkout, logFile } from '../stage/checkout.ts';

export interface Target {
  readonly stage: string;
  /** The environment that says which AWS, with which credentials. */
  readonly env: NodeJS.ProcessEnv;
}

const binary = path.join(checkout, 'node_modules', '.bin', 'cdk');

/** Runs one command of the CDK for a stage; every stage has its own assembly folder. */
export async function cdk(
  command: 'bootstrap' | 'deploy' | 'destroy' | 'synth',
  args: readonly string[],
  { stage, env }: Target,
  options: { readonly name: string; readonly timeLimitSeconds: number; readonly advice?: string },
): Promise<string> {
  return runCommand(
    binary,
    [
      command,
      ...args,
      '--context',
      `stage=${stage}`,
      '--output',
      assemblyFolder(stage),
      '--no-color',
      '--no-notices',
    ],
    {
      ...options,
      cwd: checkout,
      env: { ...env, CDK_DISABLE_CLI_TELEMETRY: 'true', CI: '1' },
      logFile: logFile(stage, `cdk-${command}`),
    },
  );
}

function assemblyFolder(stage: string): string {
  return path.join(checkout, `cdk.out.${stage}`);
}
