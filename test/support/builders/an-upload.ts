import type { ReceiptUpload } from '#lambdas/billing/receipts/receipt-upload.ts';
import type { UploadItem } from '#lambdas/media/uploads/upload.ts';
import { receiptUploadId, uploadId } from '../request-of-route.ts';
import { businessId } from './a-business.ts';
import { imageKeyNo } from './an-image.ts';
import { ownerId } from './people.ts';

/** The new upload of an offer's first image. */
export function anUpload(changes: Partial<UploadItem> = {}): UploadItem {
  return {
    id: uploadId,
    userId: ownerId,
    fileKey: `offer/uncompressed/${businessId}/${uploadId}`,
    imageKey: imageKeyNo(),
    createdAt: new Date().toISOString(),
    ...changes,
  };
}

/** A new, checked receipt upload of the bakery (PDF). */
export function aReceiptUpload(changes: Partial<ReceiptUpload> = {}): ReceiptUpload {
  return {
    area: 'receipt',
    id: receiptUploadId,
    userId: ownerId,
    businessId,
    declaredType: 'application/pdf',
    fileKey: `uploaded/${businessId}/${receiptUploadId}`,
    status: 'ready',
    keptKey: `kept/${businessId}/${receiptUploadId}.pdf`,
    contentType: 'application/pdf',
    createdAt: new Date().toISOString(),
    ...changes,
  };
}
