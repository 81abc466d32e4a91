import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Sends a signal to the process group of a child, by default SIGKILL. */
export function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The whole group has ended already.
  }
}

export function hasExited({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/**
 * Sends SIGTERM to a child and its group, waits up to `graceSeconds`, then kills the rest. With `alone`, only the child
 * gets SIGTERM and ends its own workers.
 */
export async function stopChild(
  child: ChildProcess,
  { graceSeconds = 5, alone = false } = {},
): Promise<void> {
  if (!hasExited(child)) {
    const ended = once(child, 'exit');
    if (alone) child.kill('SIGTERM');
    else killGroup(child, 'SIGTERM');
    await Promise.race([ended, pause(graceSeconds * 1000, undefined, { ref: false })]);
  }
  killGroup(child);
}
