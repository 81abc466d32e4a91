import type { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { ReceiptUpload } from '#lambdas/billing/receipts/receipt-upload.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';
import { findAnyUpload } from '../store/upload-store.ts';
import type { UploadItem } from './upload.ts';

const uploadSource = {
  find: (id, { now }) => findAnyUpload(id, now),
  ownerOf: ({ userId }) => userId,
} satisfies TargetSource<UploadItem | ReceiptUpload>;

/** Loads the upload that a call is about. */
export const targets = { upload: uploadSource };

export type UploadOperations = Operations<typeof uploadRoutes, typeof targets>;
