import '../zod-config.ts';
import * as z from 'zod/mini';
import type { RouteTable } from '../route.ts';
import { termsVersion, user } from '../users.ts';

export const userRoutes = {
  getMe: {
    method: 'GET',
    path: '/users/me',
    access: 'user',
    summary: 'Who the caller is to the marketplace',
    responses: { 200: user },
    errors: [],
    beforePasswordChange: true,
  },
  acceptTerms: {
    method: 'PUT',
    path: '/users/me/terms',
    access: 'user',
    summary: 'Accepts the current terms of use; the first acceptance of a version stays',
    body: z.strictObject({ version: termsVersion }),
    responses: { 200: user },
    errors: [],
    beforePasswordChange: true,
  },
} as const satisfies RouteTable;
