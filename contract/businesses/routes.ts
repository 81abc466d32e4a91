import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { businessId, userId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { business, businessInput, ownBusinesses } from './businesses.ts';
import { businessUsage, sizeType } from './size-types.ts';

export const businessRoutes = {
  listBusinesses: {
    method: 'GET',
    path: '/businesses',
    access: 'user',
    target: null,
    summary:
      "The caller's business: its pending revision where there is one, with the live record; else the live record, with the revision that was refused last",
    query: z.object({ userId }),
    responses: { 200: ownBusinesses },
    errors: [],
  },
  createBusiness: {
    method: 'POST',
    path: '/businesses',
    access: 'user',
    target: null,
    summary: 'Registers a business, to be approved by staff',
    body: businessInput,
    responses: { 201: business },
    errors: ['BUSINESS_ALREADY_EXISTS', 'IMAGE_NOT_FOUND', 'IMAGE_REFUSED'],
  },
  getBusiness: {
    method: 'GET',
    path: '/businesses/{id}',
    target: {
      kind: 'business',
      from: 'params.id',
      relationship: 'member-or-staff',
      mayBeRevision: true,
    },
    summary:
      'A business or a revision of one; a validator gets the live business without tax ids, reasons and trial',
    params: z.object({ id: businessId }),
    responses: { 200: business },
    errors: [],
  },
  getBusinessUsage: {
    method: 'GET',
    path: '/businesses/{id}/usage',
    target: { kind: 'business', from: 'params.id', relationship: 'member' },
    summary: 'The limits that hold for a business now, and how many shops and active offers it has',
    params: z.object({ id: businessId }),
    responses: { 200: businessUsage },
    errors: [],
  },
  updateBusiness: {
    method: 'PUT',
    path: '/businesses/{id}',
    target: { kind: 'business', from: 'params.id', relationship: 'owner', mayBeRevision: true },
    summary:
      'Changes a business; what staff approved before becomes a revision that they approve again',
    params: z.object({ id: businessId }),
    body: businessInput,
    responses: { 200: business },
    errors: [
      'REVISION_PENDING',
      'INVALID_TRANSITION',
      'LIMIT_OF_SIZE_TYPE_REACHED',
      'IMAGE_NOT_FOUND',
      'IMAGE_REFUSED',
    ],
    ifMatch: 'optional',
  },
  listSizeTypes: {
    method: 'GET',
    path: '/businesses/sizes/types',
    access: 'public',
    target: null,
    summary: 'The size types of a business and their limits',
    responses: { 200: z.object({ items: z.array(sizeType) }) },
    errors: [],
    cacheSeconds: 3600,
  },
} as const satisfies RouteTable;
