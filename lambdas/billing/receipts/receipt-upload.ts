import type { UploadInput, UploadRefusal } from '#contract/media/uploads.ts';
import { uploadedKey } from './receipt-files.ts';

/** The upload of a receipt, as it is stored for as long as the file that a form sends. */
export interface ReceiptUpload {
  readonly area: 'receipt';
  readonly id: string;
  readonly userId: string;
  readonly businessId: string;
  /** What the form said that the file is. */
  readonly declaredType: string;
  readonly fileKey: string;
  readonly status: 'pending' | 'ready' | 'refused';
  readonly reasonCode?: UploadRefusal;
  /** How often its file was begun to be looked at, while it is pending. */
  readonly runsCount?: number;
  /** Once it is ready: the file that is kept, and what that is. */
  readonly keptKey?: string;
  readonly contentType?: string;
  /** The invoice whose receipt it is. */
  readonly invoiceId?: string;
  readonly createdAt: string;
}

/** A new upload of a receipt. */
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
