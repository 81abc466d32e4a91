import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

/** Highest count of a queue; a longer one has `isMore`. */
export const mostCounted = 99;

/** How many cases wait, and since when the oldest one waits. */
const queue = z.object({
  count: z.int().check(z.minimum(0), z.maximum(mostCounted)),
  isMore: z.boolean(),
  oldestAt: z.exactOptional(instant),
});

export type StaffQueue = z.output<typeof queue>;

/** The queues of staff: pending businesses and revisions, invoices in review, new indications. */
export const staffQueues = z.object({ businesses: queue, invoices: queue, indications: queue });

export type StaffQueues = z.output<typeof staffQueues>;
