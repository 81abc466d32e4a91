import { storedPrefix, uploadedPrefix } from '#contract/billing/receipt-files.ts';

interface Names {
  readonly businessId: string;
  readonly uploadId: string;
}

/** Returns the key of the file that a form uploads. */
export const uploadedKey = ({ businessId, uploadId }: Names): string =>
  `${uploadedPrefix}${businessId}/${uploadId}`;

/** Returns the key of the file that staff see. */
export const storedReceiptKey = (names: Names, extension: 'jpg' | 'pdf'): string =>
  `${storedPrefix}${names.businessId}/${names.uploadId}.${extension}`;

/** Returns the upload id from the key of an uploaded file; undefined for other keys. */
export const receiptUploadIdIn = (fileKey: string): string | undefined =>
  /^uploaded\/[^/]+\/(upl_[^/]+)$/.exec(fileKey)?.[1];
