import '#contract/zod-config.ts';
import * as z from 'zod/mini';

const jobName = z.enum([
  'refresh-feeds-of-business',
  'refresh-feeds-of-shop',
  'refresh-feeds-of-offer',
  'refresh-offers-count',
  'refresh-search-of-business',
  'refresh-search',
]);

export type JobName = z.output<typeof jobName>;

/**
 * Work that follows a write. A job holds the id of its subject and reads the current state when it runs, so
 * jobs may run late, in any order, and more than once. `after` is where a job on a long list continues.
 */
export const job = z.object({
  name: jobName,
  id: z.string(),
  after: z.exactOptional(z.string()),
});

export type Job = z.output<typeof job>;
