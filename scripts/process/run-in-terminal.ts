import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeExit } from './lifetime.ts';
import { UserError } from './user-error.ts';

interface TerminalOptions {
  /** How the command is spoken of in a failure: "The deploy". */
  readonly name: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Runs a command that talks with the person at the keyboard: it shares this process's terminal, and stays
 * in its process group, since others cannot read from the terminal. Throws a UserError when the command
 * fails; its own output says why.
 */
export async function runInTerminal(
  command: string,
  args: readonly string[],
  { name, cwd, env }: TerminalOptions,
): Promise<void> {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const ended = (once(child, 'exit') as Promise<[number | null]>).catch((error: Error) => {
    throw new UserError(`${name} could not be started: ${error.message}.`);
  });
  // A Ctrl-C reaches the child as well: it is only waited for.
  const forget = beforeExit(async () => void (await ended));
  try {
    const [exitCode] = await ended;
    if (exitCode !== 0) throw new UserError(`${name} failed; its output above says why.`);
  } finally {
    forget();
  }
}
