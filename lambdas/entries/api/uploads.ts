import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { createUpload } from '#lambdas/media/uploads/create-upload.ts';
import { getUpload } from '#lambdas/media/uploads/get-upload.ts';
import { targets } from '#lambdas/media/uploads/targets.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';

export const handler = apiHandler(uploadRoutes, targets, { createUpload, getUpload });
