import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { Upload, UploadForm, UploadInput } from '#contract/media/uploads.ts';
import { callRoute } from '#web/platform/api/api.ts';

/** Creates a form for uploading one picture within ten minutes. */
export const createUpload = (body: UploadInput, signal: AbortSignal): Promise<UploadForm> =>
  callRoute(uploadRoutes.createUpload, { body, signal });

/** Returns the status of an upload. */
export const getUpload = (id: string, signal: AbortSignal): Promise<Upload> =>
  callRoute(uploadRoutes.getUpload, { params: { id }, signal });
