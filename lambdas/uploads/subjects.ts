import type { uploadRoutes } from '#contract/routes/uploads.ts';
import type { ReceiptUpload } from '../receipts/receipt-upload.ts';
import type { Operations } from '../shared/http/api-handler.ts';
import type { SubjectSource } from '../shared/http/subject-source.ts';
import type { UploadItem } from './upload.ts';
import { findAnyUpload } from './upload-repository.ts';

const uploadSource = {
  find: (id, { now }) => findAnyUpload(id, now),
  ownerOf: ({ userId }) => userId,
} satisfies SubjectSource<UploadItem | ReceiptUpload>;

/** Loads the upload that a call is about. */
export const subjects = { upload: uploadSource };

export type UploadOperations = Operations<typeof uploadRoutes, typeof subjects>;
