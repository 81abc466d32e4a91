import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeExit } from './lifetime.ts';
import { signalGroup, stopChild } from './process-group.ts';
import { UserError } from './user-error.ts';

export interface CommandOptions {
  /** How the command is spoken of in a failure: "The deploy". */
  readonly name: string;
  readonly timeLimitSeconds: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Where all of the output goes, for reading after a failure. */
  readonly logFile?: string;
}

export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: string;
  /** Standard output and standard error as they came. */
  readonly output: string;
}

/**
 * Runs a command to its end with a time limit, its output kept and not shown. Rejects only when the
 * command cannot be started or runs out of time; its exit code is the caller's to judge.
 */
export async function tryCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const forget = beforeExit(() => stopChild(child));

  let stdout = '';
  let output = '';
  const log = options.logFile ? openLog(options.logFile) : undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
    log?.write(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    log?.write(text);
  });

  let isOutOfTime = false;
  const timer = setTimeout(() => {
    isOutOfTime = true;
    void stopChild(child);
  }, options.timeLimitSeconds * 1000);
  try {
    const [exitCode] = (await once(child, 'close')) as [number | null];
    if (isOutOfTime) {
      throw new UserError(
        `${options.name} took longer than ${options.timeLimitSeconds} s and was stopped${whereToRead(options)}.`,
      );
    }
    return { exitCode: exitCode ?? 1, stdout, output };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${options.name} could not be started: ${(error as Error).message}.`);
  } finally {
    clearTimeout(timer);
    forget();
    log?.end();
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
  }
}

/** Like `tryCommand`, for a command that has to succeed. Gives its standard output. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions & { readonly advice?: string },
): Promise<string> {
  const result = await tryCommand(command, args, options);
  if (result.exitCode === 0) return result.stdout;
  const advice = options.advice ? ` ${options.advice}` : '';
  throw new UserError(
    `${options.name} failed: ${reasonIn(result.output)}${whereToRead(options)}.${advice}`,
  );
}

function openLog(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  return createWriteStream(file);
}

function whereToRead(options: CommandOptions): string {
  return options.logFile ? ` (all of its output is in ${path.relative('.', options.logFile)})` : '';
}

/** The line of a tool's output that most likely says what went wrong. */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  const telling = lines.findLast((line) =>
    /\b(error|failed|refused|cannot|denied)\b|❌/i.test(line),
  );
  return (telling ?? lines.at(-1) ?? 'it said nothing').replace(/[.\s]+$/, '');
}
