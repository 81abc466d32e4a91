import { beforeExit, endAll } from './lifetime.ts';
import { takeOwnTemporaryFolder } from './temporary-folder.ts';
import { sentenceOf } from './user-error.ts';

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs the body of a command and ends the process with the exit code that it gives, if any. An error is
 * printed as one sentence, and the exit code is 1. However it ends, signals included, everything that the
 * command started is stopped first and its temporary files are removed.
 */
export async function main(body: () => Promise<unknown>): Promise<void> {
  takeOwnTemporaryFolder();
  let isInterrupted = false;
  for (const [signal, code] of Object.entries(signals)) {
    // May come twice: npm passes on a Ctrl-C that the terminal has sent to this process too.
    process.on(signal, () => {
      isInterrupted = true;
      void endAll().then(() => process.exit(code));
    });
  }
  let code = 1;
  try {
    const result = await body();
    code = typeof result === 'number' ? result : 0;
  } catch (error) {
    // What fails because it was stopped is not reported.
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
