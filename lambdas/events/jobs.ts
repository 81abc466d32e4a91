import '#contract/zod-config.ts';
import * as z from 'zod/mini';

/**
 * Work that follows a write. A job names its subject by id and reads what is true when it runs, so jobs may
 * come late, in any order, and more than once. `after` is where a long job goes on.
 */
export const job = z.object({
  name: z.enum([
    'refresh-feeds-of-business',
    'refresh-feeds-of-shop',
    'refresh-feeds-of-offer',
    'refresh-offers-count',
  ]),
  id: z.string(),
  after: z.exactOptional(z.string()),
});

export type Job = z.output<typeof job>;
