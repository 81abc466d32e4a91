import { beforeExit, endAll, isEnding } from './lifetime.ts';
import { sentenceOf } from './user-error.ts';

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs a command to its end: a failure becomes one sentence and exit code 1, a signal stops all that
 * the command started, and nothing outlives it either way.
 */
export async function main(body: () => Promise<number | undefined>): Promise<void> {
  for (const [signal, code] of Object.entries(signals)) {
    // Once on the way out, further signals change nothing: npm passes on a Ctrl-C that we already had.
    process.on(signal, () => void endAll().then(() => process.exit(code)));
  }
  let code = 0;
  try {
    code = (await body()) ?? 0;
  } catch (error) {
    code = 1;
    if (!isEnding()) {
      console.error(`\n✗ ${sentenceOf(error)}`);
      if (process.env['VITRINE_DEBUG']) console.error(error);
    }
  }
  if (isEnding()) return;
  await endAll();
  process.exit(code);
}

/** Waits until a signal ends the process. */
export function untilStopped(): Promise<never> {
  const alive = setInterval(() => undefined, 60_000);
  beforeExit(() => clearInterval(alive));
  return new Promise(() => undefined);
}
