import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import type { UploadRefusal } from '#contract/media/uploads.ts';
import { getItem, parseOrThrow } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { imageItemKey } from './image-store.ts';

/** Schema of an image's progress, and its original: one form can upload several files. */
const imageProgress = z.object({
  status: z.enum(['pending', 'processing', 'ready', 'refused', 'removing']),
  /** S3's ETag of the original. */
  originalTag: z.exactOptional(z.string()),
  takenAt: z.exactOptional(instant),
  /** Number of runs that took the original. */
  runsCount: z.exactOptional(z.int()),
});

export type ImageProgress = z.output<typeof imageProgress>;

/** Returns the progress of an image, read strongly; undefined if it is gone. Throws if it does not parse. */
export async function findProgress(imageKey: string): Promise<ImageProgress | undefined> {
  const item = await getItem(imageItemKey(imageKey));
  return parseOrThrow(item, (stored) => parseStored(imageProgress, stored));
}

/** Final result of an image. */
export type ImageOutcome =
  | {
      readonly status: 'ready';
      readonly width: number;
      readonly height: number;
      readonly placeholder: string;
    }
  | { readonly status: 'refused'; readonly reasonCode: UploadRefusal };

/** Starts to process an original. Fails if another original was taken since `since`. */
export function markProcessing(
  imageKey: string,
  originalTag: string,
  now: Date,
  since: Date,
): Write {
  return update(
    imageItemKey(imageKey),
    'SET #status = :processing, originalTag = :tag, takenAt = :now ADD runsCount :one',
    {
      expression:
        '#status = :pending OR (#status = :processing AND (originalTag = :tag OR takenAt < :since))',
      names: { '#status': 'status' },
      values: {
        ':pending': 'pending',
        ':processing': 'processing',
        ':tag': originalTag,
        ':now': now.toISOString(),
        ':one': 1,
        ':since': since.toISOString(),
      },
    },
  );
}

/** Refuses an undecided image. Fails if it was decided, or its original taken since `since`. */
export function refuseUndecided(imageKey: string, reason: UploadRefusal, since: Date): Write {
  return update(imageItemKey(imageKey), 'SET #status = :refused, reasonCode = :reason', {
    expression:
      '#status IN (:pending, :processing) AND (attribute_not_exists(takenAt) OR takenAt < :since)',
    names: { '#status': 'status' },
    values: {
      ':refused': 'refused',
      ':reason': reason,
      ':pending': 'pending',
      ':processing': 'processing',
      ':since': since.toISOString(),
    },
  });
}

/** Records the result of an image. Fails if it is being removed, was decided, or is made from another original now. */
export function recordOutcome(imageKey: string, originalTag: string, outcome: ImageOutcome): Write {
  const names = Object.keys(outcome);
  return update(
    imageItemKey(imageKey),
    `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    {
      expression: '#status = :processing AND originalTag = :tag',
      names: {
        '#status': 'status',
        ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      },
      values: {
        ':processing': 'processing',
        ':tag': originalTag,
        ...Object.fromEntries(Object.entries(outcome).map(([name, value]) => [`:${name}`, value])),
      },
    },
  );
}

/**
 * Refuses an image permanently because staff took it down. A job then withdraws its files. Fails if they are being
 * removed.
 */
export function takeDown(imageKey: string): Write {
  return update(imageItemKey(imageKey), 'SET #status = :refused, reasonCode = :reason', {
    expression: 'attribute_exists(PK) AND #status <> :removing',
    names: { '#status': 'status' },
    values: { ':refused': 'refused', ':reason': 'TAKEN_DOWN', ':removing': 'removing' },
  });
}
