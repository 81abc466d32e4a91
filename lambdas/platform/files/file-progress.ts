import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Schema of a file's progress: S3 upload, tags of its parts, instant of the data, and place to continue. */
export const progressTo = <Checkpoint extends z.ZodMiniType>(checkpoint: Checkpoint) =>
  z.object({
    uploadId: z.string(),
    tags: z.array(z.string()),
    startedAt: z.string(),
    place: checkpoint,
  });

/** Progress of a file, by the type of its place. */
export interface FileProgress<Checkpoint> {
  readonly uploadId: string;
  readonly tags: string[];
  readonly startedAt: string;
  readonly place: Checkpoint;
}

/** The rest of a file: nothing, or another run that continues from `progress` (from the start if null). */
export type RestOfFile<Checkpoint> =
  | { readonly progress: FileProgress<Checkpoint> | null }
  | undefined;
