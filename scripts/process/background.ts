import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { beforeExit } from './lifetime.ts';
import { stopChild } from './process-group.ts';

interface BackgroundOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly logFile: string;
}

/** Starts a server that runs beside this process, with its output in a file, and stops with it. */
export function startInBackground(
  command: string,
  args: readonly string[],
  options: BackgroundOptions,
): ChildProcess {
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const output = openSync(options.logFile, 'w');
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    // A pipe that closes when this process dies, however it dies: Vite stops on that.
    stdio: ['pipe', output, output],
  });
  child.once('error', () => undefined);
  beforeExit(() => stopChild(child));
  return child;
}
