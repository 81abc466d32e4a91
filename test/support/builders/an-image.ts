import { type ImageArea, imageUrlOf } from '#contract/media/images.ts';
import type { ReceiptUpload } from '#lambdas/billing/receipts/receipt-upload.ts';
import type { StoredImage } from '#lambdas/media/images/stored-image.ts';
import type { ImageItem } from '#lambdas/media/store/image-store.ts';
import type { UploadItem } from '#lambdas/media/uploads/upload.ts';
import { businessId } from './a-business.ts';
import { ownerId } from './people.ts';

/** Returns the key of an image of the bakery, numbered up to 9. */
export function imageKeyNo(area: ImageArea = 'offer', number = 1): string {
  return `${area}/${businessId}/img_01K9E1B2C3D4E5F6G7H8J9KAB${number}`;
}

/** Returns the URL of such an image. */
export const imageUrlNo = (area: ImageArea = 'offer', number = 1): string =>
  imageUrlOf(imageKeyNo(area, number));

/** A ready image, as an offer or a shop stores it. */
export function aStoredImage(area: ImageArea = 'offer', number = 1): StoredImage {
  return {
    key: imageKeyNo(area, number),
    width: 1280,
    height: 960,
    placeholder: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw',
  };
}

/** A ready, unused image. */
export function anImage(changes: Partial<ImageItem> = {}): ImageItem {
  const area = changes.area ?? 'offer';
  const stored = aStoredImage(area);
  const key = changes.key ?? stored.key;
  return {
    ...stored,
    id: key.split('/')[2] ?? '',
    ownerId: businessId,
    area,
    userId: ownerId,
    status: 'ready',
    usesCount: 0,
    createdAt: '2026-11-01T12:00:00.000Z',
    ...changes,
  };
}

export const uploadId = 'upl_01K9D1B2C3D4E5F6G7H8J9KABC';
export const receiptUploadId = 'upl_01K9D1B2C3D4E5F6G7H8J9KRCT';

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
