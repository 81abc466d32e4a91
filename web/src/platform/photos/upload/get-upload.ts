import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { Upload } from '#contract/media/uploads.ts';
import { callRoute } from '#web/platform/api/api.ts';

/** Returns the status of an upload. */
export const getUpload = (id: string, signal: AbortSignal): Promise<Upload> =>
  callRoute(uploadRoutes.getUpload, { params: { id }, signal });
