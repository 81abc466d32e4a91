import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { viewsInput } from '#contract/statistics/view-routes.ts';

/** The message of a beacon. It has the call's instant, since SQS resets its own when a message is redriven. */
const queuedViews = z.object({ at: instant, seen: viewsInput });

export type QueuedViews = z.output<typeof queuedViews>;

/** Reads the beacon in a message. Throws for any other message. */
export const readViews = (body: string): QueuedViews => queuedViews.parse(JSON.parse(body));
