import { uploadRoutes } from '#contract/routes/uploads.ts';
import type { Upload } from '#contract/uploads.ts';
import { callRoute } from '#web/lib/http/call-route.ts';

/** Returns the status of an upload. */
export const getUpload = (id: string, signal: AbortSignal): Promise<Upload> =>
  callRoute(uploadRoutes.getUpload, { params: { id }, signal });
