import { keptPrefix, uploadedPrefix } from '#contract/billing/receipt-files.ts';

interface Names {
  readonly businessId: string;
  readonly uploadId: string;
}

/** The key of the file that a form sends. */
export const uploadedKey = ({ businessId, uploadId }: Names): string =>
  `${uploadedPrefix}${businessId}/${uploadId}`;

/** The key of the file that staff look at. */
export const keptReceiptKey = (names: Names, extension: 'jpg' | 'pdf'): string =>
  `${keptPrefix}${names.businessId}/${names.uploadId}.${extension}`;

/** The id of the upload in the key of a file that a form sent; undefined for a key of another form. */
export const receiptUploadIdIn = (fileKey: string): string | undefined =>
  /^uploaded\/[^/]+\/(upl_[^/]+)$/.exec(fileKey)?.[1];
