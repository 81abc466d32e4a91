import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sentenceOf } from './user-error.ts';

/**
 * Creates an empty temporary folder. Returns its path and a function that removes it. The name is short because
 * browsers create sockets in it, and a socket path has at most about 100 characters.
 */
export function makeTemporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  // Retries, because a program that is being stopped may still write files.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return { folder, remove };
}

/** Sets a new temporary folder for this process and its children, so that interrupted tools leave nothing behind. */
function takeOwnTemporaryFolder(): void {
  const { folder, remove } = makeTemporaryFolder();
  process.env['TMPDIR'] = folder;
  process.once('exit', remove);
}

type Stop = () => Promise<void> | void;

const stops = new Set<Stop>();
let ending: Promise<void> | undefined;

/** Registers a function to call before this process ends. Returns the function that unregisters it. */
export function beforeExit(stop: Stop): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

/** Calls every registered function once, newest first. Prints errors and continues. */
export function endAll(): Promise<void> {
  ending ??= (async () => {
    for (const stop of [...stops].reverse()) {
      try {
        await stop();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  })();
  return ending;
}

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs a command and exits with its result, by default 0. Prints an error as one sentence and exits with 1. Before the
 * process ends, also by a signal, everything that the command started is stopped and its temporary files are removed.
 */
export async function main(body: () => Promise<unknown>): Promise<void> {
  takeOwnTemporaryFolder();
  let isInterrupted = false;
  for (const [signal, code] of Object.entries(signals)) {
    // May arrive twice: on Ctrl-C, both the terminal and npm send the signal.
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
    // Errors caused by the interruption are not reported.
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
