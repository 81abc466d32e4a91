import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { uploadId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { upload, uploadForm, uploadInput } from './uploads.ts';

export const uploadRoutes = {
  createUpload: {
    method: 'POST',
    path: '/uploads',
    access: 'user',
    target: null,
    summary:
      'Gives a form by which one picture can be uploaded within ten minutes; a user gets 120 an hour, 20 without a business',
    body: uploadInput,
    responses: { 201: uploadForm },
    errors: ['BUSINESS_NOT_FOUND', 'BUSINESS_NOT_ACTIVE', 'INVALID_TRANSITION'],
  },
  getUpload: {
    method: 'GET',
    path: '/uploads/{id}',
    target: { kind: 'upload', from: 'params.id', relationship: 'holder' },
    summary: 'What became of a picture that the caller uploaded',
    params: z.object({ id: uploadId }),
    responses: { 200: upload },
    errors: [],
  },
} as const satisfies RouteTable;
