import { beforeWrite } from '../../support/memory-table/table.ts';
import { runSchedule } from './run-schedule.ts';

/** Lets no write come through from the `last` one on, as where the process ends; of half of them not even that. */
function killAt(last: number, isWritten: boolean): void {
  let writes = 0;
  beforeWrite(() => {
    writes += 1;
    if (writes < last) return undefined;
    return writes === last && isWritten ? 'lost answer' : new Error('The process was killed');
  });
}

/**
 * Runs the schedule of a day twice at once and kills both at a random write, after which it runs anew, until nothing is
 * left to do. Returns how often it was killed.
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
