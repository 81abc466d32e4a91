import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';
import { exportId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';

/** A copy of everything held about a user, as one JSON file; the link to it is valid until `expiresAt`. */
export const dataExport = z.object({
  id: exportId,
  status: z.enum(['processing', 'ready', 'failed']),
  url: z.exactOptional(z.string()),
  expiresAt: z.exactOptional(instant),
});

export type DataExport = z.output<typeof dataExport>;

export const accountRoutes = {
  deleteAccount: {
    method: 'DELETE',
    path: '/businesses/account/{name}',
    access: 'user',
    target: null,
    summary:
      "Removes the caller's account and closes their business, with force also while customers hold claims of it; a retry after it answers 401",
    params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(254)) }),
    query: z.object({ force: z.exactOptional(z.enum(['true', 'false'])) }),
    responses: { 204: null },
    errors: ['FORBIDDEN', 'OPEN_CLAIMS'],
    isPathPrivate: true,
    beforePasswordChange: true,
  },
  createExport: {
    method: 'POST',
    path: '/users/me/exports',
    access: 'user',
    target: null,
    summary:
      'Starts an export of everything held about the caller; answers the one under way with 200',
    responses: { 200: dataExport, 201: dataExport },
    errors: [],
  },
  getExport: {
    method: 'GET',
    path: '/users/me/exports/{id}',
    target: { kind: 'export', from: 'params.id', relationship: 'holder' },
    summary: 'An export of the caller, with a link of ten minutes once it is ready',
    params: z.object({ id: exportId }),
    responses: { 200: dataExport },
    errors: [],
  },
} as const satisfies RouteTable;
