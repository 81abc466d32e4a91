import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkout } from '../stage/checkout.ts';
import { beforeExit } from './main.ts';
import { killGroup, stopChild } from './process-group.ts';
import { UserError } from './user-error.ts';

export interface CommandOptions {
  /** Name in messages: "The deploy". */
  readonly name: string;
  readonly timeLimitSeconds: number;
  readonly env?: NodeJS.ProcessEnv;
  /** File for all output. */
  readonly logFile?: string;
  /** Advice to the user when `runCommand` fails. */
  readonly advice?: string;
}

export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: string;
  /** Standard output and standard error in order of arrival. */
  readonly output: string;
}

/**
 * Runs a command in the root of the checkout without showing its output, and kills all processes that it started.
 * Throws a UserError if it cannot be started or exceeds its time limit; the caller checks the exit code.
 */
export async function tryCommand(
  command: string,
  args: readonly string[],
  { name, timeLimitSeconds, env = process.env, logFile }: CommandOptions,
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd: checkout,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const forget = beforeExit(() => stopChild(child));
  let stdout = '';
  let output = '';
  if (logFile) {
    mkdirSync(path.dirname(logFile), { recursive: true });
    writeFileSync(logFile, '');
  }
  const appendOutput = (text: string) => {
    output += text;
    if (logFile) appendFileSync(logFile, text);
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    appendOutput(text);
  });
  child.stderr.setEncoding('utf8').on('data', appendOutput);

  let isOutOfTime = false;
  const timer = setTimeout(() => {
    isOutOfTime = true;
    void stopChild(child);
  }, timeLimitSeconds * 1000);
  const exitCode = await exitCodeOf(child, 'close', name).finally(() => {
    clearTimeout(timer);
    forget();
    killGroup(child);
  });
  if (isOutOfTime) {
    throw new UserError(
      `${name} took longer than ${timeLimitSeconds} s and was stopped${whereToRead(logFile)}.`,
    );
  }
  return { exitCode, stdout, output };
}

/** Runs a command like `tryCommand` and returns its stdout; throws a UserError with the reason if it fails. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<string> {
  const { exitCode, stdout, output } = await tryCommand(command, args, options);
  if (exitCode === 0) return stdout;
  const { name, logFile, advice } = options;
  throw new UserError(
    `${name} failed: ${reasonIn(output)}${whereToRead(logFile)}.${advice ? ` ${advice}` : ''}`,
  );
}

/**
 * Runs a command in the terminal, with output and prompts. It shares this process group, because no other group may
 * read from the terminal. Throws a UserError if it fails.
 */
export async function runInTerminal(
  command: string,
  args: readonly string[],
  { name, env }: Pick<CommandOptions, 'name' | 'env'>,
): Promise<void> {
  const child = spawn(command, args, { cwd: checkout, env, stdio: 'inherit' });
  const ended = exitCodeOf(child, 'exit', name);
  const forget = beforeExit(async () => {
    child.kill();
    await ended;
  });
  if ((await ended.finally(forget)) !== 0) {
    throw new UserError(`${name} failed; its output above says why.`);
  }
}

/** Waits until a child ends; throws a UserError if it could not be started. */
async function exitCodeOf(child: ChildProcess, event: 'exit' | 'close', name: string) {
  try {
    const [exitCode] = (await once(child, event)) as [number | null];
    return exitCode ?? 1;
  } catch (error) {
    throw new UserError(`${name} could not be started: ${(error as Error).message}.`);
  }
}

function whereToRead(logFile: string | undefined): string {
  return logFile ? ` (all of its output is in ${path.relative('.', logFile)})` : '';
}

/** Returns the line of a tool's output that most likely describes the failure. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  const reason = lines.findLast((line) =>
    /\b(error|failed|refused|cannot|denied)\b|❌/i.test(line),
  );
  return (reason ?? lines.at(-1) ?? 'it printed nothing').replace(/[.\s]+$/, '');
}
