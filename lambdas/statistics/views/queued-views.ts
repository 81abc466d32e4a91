import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { viewsInput } from '#contract/statistics/views.ts';

/**
 * The message of a beacon. It has the instant of the call, since SQS counts from anew for a message that is replayed.
 */
const queuedViews = z.object({ at: instant, seen: viewsInput });

export type QueuedViews = z.output<typeof queuedViews>;

/** The beacon in a message. Throws where there is none. */
export const readViews = (body: string): QueuedViews => queuedViews.parse(JSON.parse(body));
