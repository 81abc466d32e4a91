import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Kills what is left of the process group that a child leads. */
export function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The whole group has ended already.
  }
}

export function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/**
 * Asks a child and its group to stop, waits up to `graceSeconds`, then kills what is left of the group. With
 * `alone`, only the child is asked: it ends its own workers.
 */
export async function stopChild(
  child: ChildProcess,
  { graceSeconds = 5, alone = false } = {},
): Promise<void> {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    if (alone) child.kill('SIGTERM');
    else killGroup(child, 'SIGTERM');
    await Promise.race([ended, pause(graceSeconds * 1000, undefined, { ref: false })]);
  }
  killGroup(child);
}
