import '../zod-config.ts';
import * as z from 'zod/mini';
import { approvalInput, business, businessStatus, suspensionInput } from '../businesses.ts';
import { pageOf, pageQuery } from '../fields.ts';
import { businessId } from '../ids.ts';
import type { RouteTable } from '../route.ts';
import { businessForStaff } from '../staff.ts';

export const staffRoutes = {
  listBusinessesForStaff: {
    method: 'GET',
    path: '/staff/businesses',
    access: 'staff',
    summary: 'Businesses by status, the oldest first, each with who registered it',
    query: z.object({
      ...pageQuery,
      status: z._default(businessStatus, 'pending_approval'),
    }),
    responses: { 200: pageOf(businessForStaff) },
    errors: ['INVALID_PAGING_KEY'],
  },
  decideBusinessApproval: {
    method: 'POST',
    path: '/staff/businesses/{id}/approval',
    access: 'staff',
    summary: 'Approves or rejects a pending business or revision, leaving an audit record',
    params: z.object({ id: businessId }),
    body: approvalInput,
    responses: { 200: business },
    errors: ['BUSINESS_NOT_FOUND', 'TAX_ID_MISSING', 'INVALID_TRANSITION', 'VERSION_MISMATCH'],
  },
  suspendBusiness: {
    method: 'POST',
    path: '/staff/businesses/{id}/suspension',
    access: 'staff',
    summary: 'Suspends an active business, leaving an audit record',
    params: z.object({ id: businessId }),
    body: suspensionInput,
    responses: { 200: business },
    errors: ['BUSINESS_NOT_FOUND', 'INVALID_TRANSITION', 'VERSION_MISMATCH'],
  },
  liftSuspension: {
    method: 'DELETE',
    path: '/staff/businesses/{id}/suspension',
    access: 'staff',
    summary: 'Makes a suspended business active again, leaving an audit record',
    params: z.object({ id: businessId }),
    responses: { 200: business },
    errors: ['BUSINESS_NOT_FOUND', 'INVALID_TRANSITION', 'VERSION_MISMATCH'],
  },
} as const satisfies RouteTable;
