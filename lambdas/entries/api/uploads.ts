import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { createUpload } from '#lambdas/media/uploads/create-upload.ts';
import { getUpload } from '#lambdas/media/uploads/get-upload.ts';
import { subjects } from '#lambdas/media/uploads/subjects.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';

export const handler = apiHandler(uploadRoutes, subjects, { createUpload, getUpload });
