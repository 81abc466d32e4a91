import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Schema of a file's progress: S3 upload, tags of its parts, instant of the data, and place to continue. */
export const progressTo = <Place extends z.ZodMiniType>(place: Place) =>
  z.object({ uploadId: z.string(), tags: z.array(z.string()), startedAt: z.string(), place });

/** Progress of a file, by the type of its place. */
export interface FileProgress<Place> {
  readonly uploadId: string;
  readonly tags: string[];
  readonly startedAt: string;
  readonly place: Place;
}

/** The rest of a file: nothing, or another run that continues from `progress` (from the start if null). */
export type RestOfFile<Place> = { readonly progress: FileProgress<Place> | null } | undefined;
