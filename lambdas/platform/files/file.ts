/** Where a file is: its bucket, and its key in it. */
export interface PlaceOfFile {
  readonly bucket: string;
  readonly key: string;
}

/** A file that is written for somebody to download. */
export interface StoredFile extends PlaceOfFile {
  readonly contentType: string;
}

/** How long a link to such a file is valid, in seconds. */
export const linkSeconds = 600;

/** A part of the text of a file, and where the text goes on; undefined at its end. */
export interface PartOfContent<Place> {
  readonly text: string;
  readonly next: Place | undefined;
}

/**
 * The text of a file as of an instant, from its beginning or from a place on, in parts: one for each page of what it has,
 * so that only a page is held.
 */
export type Content<Place> = (
  startedAt: Date,
  from?: Place,
) => AsyncGenerator<PartOfContent<Place>>;
