import { uploadRoutes } from '#contract/routes/uploads.ts';
import type { UploadForm, UploadInput } from '#contract/uploads.ts';
import { callRoute } from '#web/lib/http/call-route.ts';

/** Creates a form for uploading one picture within ten minutes. */
export const createUpload = (body: UploadInput, signal: AbortSignal): Promise<UploadForm> =>
  callRoute(uploadRoutes.createUpload, { body, signal });
