import type { Job } from './jobs.ts';

/** Most previews for which one message of a list queues jobs. */
export const previewsAtOnce = 100;

/** The jobs for the previews of a page of shops or offers, and that for the rest of the list, where there is one. */
export function previewJobs(
  { id: listId, businessId = listId }: Job,
  ids: readonly string[],
  rest: Job | undefined,
): readonly Job[] {
  const jobs: Job[] = ids.map((id) => ({ name: 'make-link-preview', id, businessId }));
  return rest ? [...jobs, rest] : jobs;
}
