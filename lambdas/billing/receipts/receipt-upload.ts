import { storedPrefix, uploadedPrefix } from '#contract/billing/receipt-files.ts';
import type { UploadInput, UploadRefusal } from '#contract/media/uploads.ts';

interface Names {
  readonly businessId: string;
  readonly uploadId: string;
}

/** Returns the key of the file that a form uploads. */
const uploadedKey = ({ businessId, uploadId }: Names): string =>
  `${uploadedPrefix}${businessId}/${uploadId}`;

/** Returns the key of the file that staff see. */
export const storedReceiptKey = (names: Names, extension: 'jpg' | 'pdf'): string =>
  `${storedPrefix}${names.businessId}/${names.uploadId}.${extension}`;

/** Returns the upload id from the key of an uploaded file; undefined for other keys. */
export const receiptUploadIdIn = (fileKey: string): string | undefined =>
  /^uploaded\/[^/]+\/(upl_[^/]+)$/.exec(fileKey)?.[1];

/** The upload of a receipt, stored as long as the uploaded file. */
export interface ReceiptUpload {
  readonly area: 'receipt';
  readonly id: string;
  readonly userId: string;
  readonly businessId: string;
  /** Content type that the form declared. */
  readonly declaredType: string;
  readonly fileKey: string;
  readonly status: 'pending' | 'ready' | 'refused';
  readonly reasonCode?: UploadRefusal;
  /** Number of runs so far, while pending. */
  readonly runsCount?: number;
  /** Key and type of the kept file, once ready. */
  readonly keptKey?: string;
  readonly contentType?: string;
  /** Invoice that this receipt belongs to. */
  readonly invoiceId?: string;
  readonly createdAt: string;
}

/** Returns a new upload of a receipt. */
export function newReceiptUpload(
  { contentType }: Pick<UploadInput, 'contentType'>,
  made: {
    readonly id: string;
    readonly userId: string;
    readonly businessId: string;
    readonly now: Date;
  },
): ReceiptUpload {
  const { id, userId, businessId, now } = made;
  return {
    area: 'receipt',
    id,
    userId,
    businessId,
    declaredType: contentType,
    fileKey: uploadedKey({ businessId, uploadId: id }),
    status: 'pending',
    createdAt: now.toISOString(),
  };
}
