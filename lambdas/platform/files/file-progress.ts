import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/**
 * The progress of a file that a job writes: the upload to S3 with the tags of its parts, the instant that the data is of,
 * and the place where it continues.
 */
export const progressTo = <Place extends z.ZodMiniType>(place: Place) =>
  z.object({ uploadId: z.string(), tags: z.array(z.string()), startedAt: z.string(), place });

/** Such a progress, by what the place is. */
export interface FileProgress<Place> {
  readonly uploadId: string;
  readonly tags: string[];
  readonly startedAt: string;
  readonly place: Place;
}

/** What continues the job that writes a file: nothing, or a run from where this one ended, or from the beginning. */
export type RestOfFile<Place> = { readonly progress: FileProgress<Place> | null } | undefined;
