import type { Job } from './jobs.ts';

/** The jobs for the previews of a page of shops or offers, and that for the rest of the list, where there is one. */
export function previewJobs(ids: readonly string[], rest: Job | undefined): readonly Job[] {
  const jobs: Job[] = ids.map((id) => ({ name: 'make-link-preview', id }));
  return rest ? [...jobs, rest] : jobs;
}
