import type { AnyJob, JobIn } from '#lambdas/platform/jobs/job.ts';
import type { statisticsJobs } from './jobs.ts';

/** Most events of one job, so that mostly one transaction counts them (see `groupsOfEvents`). */
const eventsOfJob = 45;

type Count = JobIn<typeof statisticsJobs>;

const isCount = (job: AnyJob): job is Count => job.name === 'count-events';

/** The jobs with those that count merged, 45 events of one business at most: a transaction costs more than its actions. */
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
