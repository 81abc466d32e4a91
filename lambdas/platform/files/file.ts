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

/** Produces the text of a file as of an instant, from the beginning or from a place on, one part per page of data. */
export type Content<Checkpoint> = (
  startedAt: Date,
  from?: Checkpoint,
) => AsyncGenerator<PartOfContent<Checkpoint>>;
