import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Bucket and key of a file. */
export interface FileLocation {
  readonly bucket: string;
  readonly key: string;
}

/** A file that somebody may download. */
export interface StoredFile extends FileLocation {
  readonly contentType: string;
}

/** Validity of a download link in seconds. */
export const linkSeconds = 600;

/** A part of a file's text, and where to continue; `next` is undefined at the end. */
export interface PartOfContent<Checkpoint> {
  readonly text: string;
  readonly next: Checkpoint | undefined;
}

/** Produces the text of a file as of an instant, from the beginning or from a checkpoint, one part per page of data. */
export type Content<Checkpoint> = (
  startedAt: Date,
  from?: Checkpoint,
) => AsyncGenerator<PartOfContent<Checkpoint>>;

/**
 * Schema of a file's progress: S3 upload, tags of its parts, instant of the data, and the checkpoint (`place`) where it
 * continues.
 */
export const progressTo = <Checkpoint extends z.ZodMiniType>(checkpoint: Checkpoint) =>
  z.object({
    uploadId: z.string(),
    tags: z.array(z.string()),
    startedAt: z.string(),
    place: checkpoint,
  });

/** Progress of a file; `Checkpoint` is the type of the point where its content continues. */
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
