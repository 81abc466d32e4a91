import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Tells whether a process still runs; a defunct (zombie) process counts as ended. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'stat='], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

/** Waits until a process has ended. */
export async function hasStopped(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(50);
}
