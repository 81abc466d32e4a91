import type { ImageArea } from '#contract/media/images.ts';

/** Validity of an upload form in seconds. */
export const formSeconds = 10 * 60;

/** Returns the key of an original, which S3 removes after some days. */
export const originalKey = ({
  area,
  ownerId,
  uploadId,
}: {
  readonly area: ImageArea;
  readonly ownerId: string;
  readonly uploadId: string;
}): string => `${area}/uncompressed/${ownerId}/${uploadId}`;
