import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { followEvent } from '../shops/follow-event.ts';

const jobName = z.enum([
  'refresh-feeds-of-business',
  'refresh-feeds-of-shop',
  'refresh-feeds-of-offer',
  'refresh-offers-count',
  'refresh-search-of-business',
  'refresh-search',
  'count-followers',
  'remove-followers',
  'move-offers-of-shop',
  'move-offer',
  'remove-offers-of-shop',
  'drop-removed-shops',
]);

export type JobName = z.output<typeof jobName>;

/**
 * Work that follows a write. A job holds the id of its subject and reads the current state when it runs, so
 * jobs may run late, in any order, and more than once. `after` is where a job on a long list continues;
 * `events` are what a job of counting adds, each once however often the job runs.
 */
export const job = z.object({
  name: jobName,
  id: z.string(),
  after: z.exactOptional(z.string()),
  events: z.exactOptional(z.array(followEvent)),
});

export type Job = z.output<typeof job>;
