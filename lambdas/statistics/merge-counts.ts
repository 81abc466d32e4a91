import type { AnyJob, JobIn } from '#lambdas/platform/jobs/job.ts';
import type { statisticsJobs } from './jobs.ts';

/** Events per job, chosen so that one transaction mostly counts them (see `groupsOfEvents`). */
const eventsOfJob = 45;

type Count = JobIn<typeof statisticsJobs>;

const isCount = (job: AnyJob): job is Count => job.name === 'count-events';

/** Merges counting jobs of the same business, up to 45 events each: a transaction costs more than its actions. */
export function mergeCounts<Job extends AnyJob>(jobs: readonly Job[]): readonly (Job | Count)[] {
  const merged: (Job | Count)[] = jobs.filter((job) => !isCount(job));
  for (const [id, counts] of Map.groupBy(
    (jobs as readonly AnyJob[]).filter(isCount),
    (count) => count.id,
  )) {
    const events = counts.flatMap((count) => count.events);
    for (let start = 0; start < events.length; start += eventsOfJob) {
      const next = events.slice(start, start + eventsOfJob);
      merged.push({ name: 'count-events', id, events: next });
    }
  }
  return merged;
}
