import type { ImageArea } from '#contract/media/images.ts';

/**
 * Folders of an image's files: the edge serves only `public`. `withheld` has the files of a business that may not
 * publish, `taken-down` those removed by staff, which must not come back with the others.
 */
export const imageFolders = ['public', 'withheld', 'taken-down'] as const;

export type ImageFolder = (typeof imageFolders)[number];

const pathOfFolder: Readonly<Record<ImageFolder, string>> = {
  public: '',
  withheld: 'withheld/',
  'taken-down': 'withheld/taken-down/',
};

/** Returns the key in a folder for a public key or prefix (`<area>/<owner>/<rest>`). */
export function keyIn(folder: ImageFolder, publicKey: string): string {
  const area = publicKey.slice(0, publicKey.indexOf('/') + 1);
  return `${area}${pathOfFolder[folder]}${publicKey.slice(area.length)}`;
}

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
