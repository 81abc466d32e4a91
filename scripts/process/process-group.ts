import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Signals a child and all of its own children: each child here leads its own process group. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has gone already.
  }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Asks a child to stop, gives it a grace period to put its things in order, then removes whatever is
 * left of its group. `alone` sends the request to the child only, for one that ends its own workers.
 */
export async function stopChild(
  child: ChildProcess,
  { graceSeconds = 5, alone = false } = {},
): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  if (!hasEnded(child)) {
    if (alone) child.kill('SIGTERM');
    else signalGroup(pid, 'SIGTERM');
    const deadline = Date.now() + graceSeconds * 1000;
    while (!hasEnded(child) && Date.now() < deadline) await pause(25);
  }
  signalGroup(pid, 'SIGKILL');
}
