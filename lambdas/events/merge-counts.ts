import type { Job } from './jobs.ts';

/** Most events of one job (see `countFollowers`). */
const eventsOfJob = 50;

function eventsByShop(jobs: readonly Job[]): Map<string, NonNullable<Job['events']>> {
  const byShop = new Map<string, NonNullable<Job['events']>>();
  for (const { id, events = [] } of jobs) byShop.set(id, [...(byShop.get(id) ?? []), ...events]);
  return byShop;
}

/**
 * The jobs with those that count followers merged, 50 events of one shop at most: jobs on one counter get in
 * each other's way, so there should be few.
 */
export function mergeCounts(jobs: readonly Job[]): readonly Job[] {
  const merged = jobs.filter(({ name }) => name !== 'count-followers');
  const counts = jobs.filter(({ name }) => name === 'count-followers');
  for (const [id, events] of eventsByShop(counts)) {
    for (let start = 0; start < events.length; start += eventsOfJob) {
      merged.push({
        name: 'count-followers',
        id,
        events: events.slice(start, start + eventsOfJob),
      });
    }
  }
  return merged;
}
