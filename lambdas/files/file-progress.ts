import '#contract/zod-config.ts';
import * as z from 'zod/mini';

/**
 * Schema of the progress of a file that a job writes in parts: the S3 upload and its part tags, the instant of the
 * data, and where to continue.
 */
export const progressTo = <Place extends z.ZodMiniType>(place: Place) =>
  z.object({ uploadId: z.string(), tags: z.array(z.string()), startedAt: z.string(), place });

/** Progress of a file, by the type of its place. */
export interface FileProgress<Place> {
  readonly uploadId: string;
  readonly tags: string[];
  readonly startedAt: string;
  readonly place: Place;
}

/** What is left of a file: nothing, or another run that continues here (or starts over, with null). */
export type RestOfFile<Place> = { readonly progress: FileProgress<Place> | null } | undefined;
