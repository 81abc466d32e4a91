import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { Upload } from '#contract/media/uploads.ts';
import { callRoute } from '#web/platform/api/api.ts';

/** What became of a picture that was sent. */
export const getUpload = (id: string, signal: AbortSignal): Promise<Upload> =>
  callRoute(uploadRoutes.getUpload, { params: { id }, signal });
