import { beforeWrite } from '#test/support/memory-table/table.ts';
import { runSchedule } from './run-schedule.ts';

/**
 * Stops all writes from the `last` one on, as if the process ended. With `isWritten`, the last write succeeds but its
 * answer is lost.
 */
function killAt(last: number, isWritten: boolean): void {
  let writes = 0;
  beforeWrite(() => {
    writes += 1;
    if (writes < last) return undefined;
    return writes === last && isWritten ? 'lost answer' : new Error('The process was killed');
  });
}

/**
 * Runs the schedule of a day twice concurrently, kills both at a random write and restarts them, until nothing is left
 * to do. Returns the number of kills.
 */
export async function runKilled(
  today: string,
  { betweenKills, next }: { readonly betweenKills: number; readonly next: () => number },
): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    killAt(1 + Math.floor(next() * 2 * betweenKills), next() < 0.5);
    const runs = await Promise.allSettled([runSchedule(today), runSchedule(today)]);
    beforeWrite(() => undefined);
    if (runs.every(({ status }) => status === 'fulfilled')) return kills;
  }
}
