import type { ImageArea } from '#contract/media/images.ts';

/** Seconds for which the form of an upload is valid. */
export const formSeconds = 10 * 60;

/** The key of the file of an upload, which S3 removes after some days. */
export const originalKey = ({
  area,
  ownerId,
  uploadId,
}: {
  readonly area: ImageArea;
  readonly ownerId: string;
  readonly uploadId: string;
}): string => `${area}/uncompressed/${ownerId}/${uploadId}`;
