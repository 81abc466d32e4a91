import { uploadRoutes } from '#contract/routes/uploads.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { createUpload } from './create-upload.ts';
import { getUpload } from './get-upload.ts';
import { subjects } from './subjects.ts';

export const handler = apiHandler(uploadRoutes, subjects, { createUpload, getUpload });
