import { beforeExit, endAll } from './lifetime.ts';
import { takeOwnTemporaryFolder } from './temporary-folder.ts';
import { sentenceOf } from './user-error.ts';

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs a command to its end: a failure becomes one sentence and exit code 1, a signal stops all that
 * the command started. Either way no process and no temporary file outlives it.
 */
export async function main(body: () => Promise<number>): Promise<void> {
  takeOwnTemporaryFolder();
  let isInterrupted = false;
  for (const [signal, code] of Object.entries(signals)) {
    // Further signals change nothing: npm passes on a Ctrl-C that came here already.
    process.on(signal, () => {
      isInterrupted = true;
      void endAll().then(() => process.exit(code));
    });
  }
  let code = 1;
  try {
    code = await body();
  } catch (error) {
    // What fails because it was stopped is not worth a word.
    if (isInterrupted) return;
    console.error(`\n✗ ${sentenceOf(error)}`);
    if (process.env['VITRINE_DEBUG']) console.error(error);
  }
  if (isInterrupted) return;
  await endAll();
  process.exit(code);
}

/** Waits until a signal ends the process. */
export function untilStopped(): Promise<never> {
  const alive = setInterval(() => undefined, 60_000);
  beforeExit(() => clearInterval(alive));
  return new Promise(() => undefined);
}
