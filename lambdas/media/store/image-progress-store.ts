import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import type { UploadRefusal } from '#contract/media/uploads.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { throwIfUnreadable } from '#lambdas/platform/table/throw-if-unreadable.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { imageItemKey } from './image-store.ts';

/** How far an image is, and of which file it is made: the form of an upload may be used again in its ten minutes. */
const imageProgress = z.object({
  status: z.enum(['pending', 'processing', 'ready', 'refused', 'removing']),
  /** S3's tag (ETag) of the content of the file. */
  originalTag: z.exactOptional(z.string()),
  takenAt: z.exactOptional(instant),
  /** How often a run took a file. */
  runsCount: z.exactOptional(z.int()),
});

export type ImageProgress = z.output<typeof imageProgress>;

/** How far an image is, read strongly; undefined where it is gone. Throws where it cannot be read. */
export async function findProgress(imageKey: string): Promise<ImageProgress | undefined> {
  const key = imageItemKey(imageKey);
  return throwIfUnreadable(key, parseStored(imageProgress, await getItem(key)));
}

/** What became of an image. */
export type ImageOutcome =
  | {
      readonly status: 'ready';
      readonly width: number;
      readonly height: number;
      readonly placeholder: string;
    }
  | { readonly status: 'refused'; readonly reasonCode: UploadRefusal };

/** Begins to make an image of a file, unless another file was taken since an instant. */
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

/** Refuses an image that was not made, unless it was decided or its file was taken since an instant. */
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

/** Records what became of an image, unless it is being removed, was decided, or is made of another file by now. */
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
 * Refuses an image for good that staff took down, whatever became of it, unless its files are being removed. The
 * table's stream starts the job that withdraws its files.
 */
export function takeDown(imageKey: string): Write {
  return update(imageItemKey(imageKey), 'SET #status = :refused, reasonCode = :reason', {
    expression: 'attribute_exists(PK) AND #status <> :removing',
    names: { '#status': 'status' },
    values: { ':refused': 'refused', ':reason': 'TAKEN_DOWN', ':removing': 'removing' },
  });
}
