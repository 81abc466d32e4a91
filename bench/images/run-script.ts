import path from 'node:path';
import { runCommand } from '#scripts/process/run-command.ts';

/** Runs a script of this folder in its own process; returns its JSON output. */
export async function runScript<T>(name: string, ...args: readonly string[]): Promise<T> {
  const file = path.join(import.meta.dirname, name);
  const options = { name: `The script ${name}`, timeLimitSeconds: 120 };
  return JSON.parse(await runCommand(process.execPath, [file, ...args], options)) as T;
}
