import type { JobOf, NextJob } from './jobs.ts';

/** Most events of one job (see `countFollowers`). */
const eventsOfJob = 50;

type Count = JobOf<'count-followers'>;

const isCount = (job: NextJob): job is Count => job.name === 'count-followers';

/**
 * The jobs with those that count followers merged, 50 events of one shop at most: jobs on one counter get in
 * each other's way, so there should be few.
 */
export function mergeCounts(jobs: readonly NextJob[]): readonly NextJob[] {
  const merged: NextJob[] = jobs.filter((job) => !isCount(job));
  for (const [id, counts] of Map.groupBy(jobs.filter(isCount), (count) => count.id)) {
    const events = counts.flatMap((count) => count.events);
    for (let start = 0; start < events.length; start += eventsOfJob) {
      const next = events.slice(start, start + eventsOfJob);
      merged.push({ name: 'count-followers', id, events: next });
    }
  }
  return merged;
}
