import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { JobRows } from './job-row.ts';

/** A job that continues itself counts its turns; the first one has turn 0, or none. */
const counted = z.object({ turn: z.exactOptional(z.int().check(z.nonnegative())) });

/** The message of a job: its name, its payload and its turn. */
export type JobIn<Rows extends JobRows, Name extends keyof Rows = keyof Rows> = {
  readonly [N in Name & string]: { readonly name: N } & Readonly<z.output<Rows[N]['payload']>> &
    Readonly<z.output<typeof counted>>;
}[Name & string];

/** A job to be queued, at once or after a delay of at most 900 seconds (SQS's limit). */
export type NextJobIn<Rows extends JobRows, Name extends keyof Rows = keyof Rows> = JobIn<
  Rows,
  Name
> & { readonly delaySeconds?: number };

/** A job of any row. */
export interface AnyJob {
  readonly name: string;
  readonly id: string;
  readonly businessId?: string | null;
  readonly userId?: string;
  readonly turn?: number;
  readonly delaySeconds?: number;
}

/**
 * Reads the job in a message. Throws for an unknown name, and for a payload with missing or unknown fields: the message
 * of a later release stays in the queue until that release is deployed.
 */
export function readJob(rows: JobRows, body: string): AnyJob {
  const message = JSON.parse(body);
  const { name, turn: _, ...payload } = message;
  const row = Object.hasOwn(rows, name) && rows[name];
  if (!row) throw new Error('No job has the name of the message');
  return {
    name,
    ...counted.parse(message),
    ...z.strictObject(row.payload.shape).parse(payload),
  } as unknown as AnyJob;
}

/**
 * Returns whose work a job is: the business in its payload, else the user, else its id. The queue takes messages of groups
 * in turn, so that many jobs of one business do not delay those of others.
 */
export function groupOf({ id, businessId, userId }: AnyJob): string {
  return businessId ?? userId ?? id;
}
