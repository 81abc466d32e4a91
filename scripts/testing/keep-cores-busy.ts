import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { beforeExit } from '../process/lifetime.ts';
import { stopChild } from '../process/process-group.ts';

/** Other work on a machine, for runs that must not depend on its speed. */
export interface OtherWork {
  /** The ids of its processes, one for each core. */
  readonly processIds: readonly number[];
  readonly stop: () => Promise<void>;
}

/** Keeps every core busy until stopped, at the latest when this process ends. */
export function keepCoresBusy(): OtherWork {
  const children = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, [path.join(import.meta.dirname, 'busy-loop.ts')], {
      detached: true,
      stdio: 'ignore',
    }),
  );
  const stop = async () => {
    await Promise.all(children.map((child) => stopChild(child)));
  };
  beforeExit(stop);
  return { processIds: children.flatMap(({ pid }) => pid ?? []), stop };
}
