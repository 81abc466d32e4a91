import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { staffInvoiceRoutes } from '../billing/staff-invoice-routes.ts';
import {
  approvalInput,
  business,
  businessStatus,
  suspensionInput,
} from '../businesses/businesses.ts';
import { pageOf, pageQuery } from '../fields/fields.ts';
import { line } from '../fields/text.ts';
import { businessId, indicationId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { indication, indicationStatus } from '../shops/indications.ts';
import { staffQueues } from './queues.ts';
import { businessForStaff, decision, staffSearchLength, takeDownInput } from './staff.ts';

export const staffRoutes = {
  getQueues: {
    method: 'GET',
    path: '/staff/queues',
    access: 'staff',
    target: null,
    summary:
      'How many pending businesses, invoices in review and new indications wait, 99 at most, and since when the oldest one waits',
    responses: { 200: staffQueues },
    errors: [],
  },
  listBusinessesForStaff: {
    method: 'GET',
    path: '/staff/businesses',
    access: 'staff',
    target: null,
    summary:
      'Businesses of a status, pending ones by default, the oldest first; or in any status by a word of a name, tax id, e-mail, shop identifier or id. Each with who registered it and others with its tax id',
    query: z
      .object({
        ...pageQuery,
        status: z.exactOptional(businessStatus),
        q: z.exactOptional(line(staffSearchLength.min, staffSearchLength.max)),
      })
      .check(
        z.refine((query) => query.status === undefined || query.q === undefined, {
          error: 'INVALID_VALUE',
          path: ['q'],
        }),
      ),
    responses: { 200: pageOf(businessForStaff) },
    errors: ['INVALID_PAGING_KEY'],
  },
  decideBusinessApproval: {
    method: 'POST',
    path: '/staff/businesses/{id}/approval',
    target: { kind: 'business', from: 'params.id', relationship: 'staff', mayBeRevision: true },
    summary: 'Approves or rejects a pending business or revision, leaving an audit record',
    params: z.object({ id: businessId }),
    body: approvalInput,
    responses: { 200: business },
    errors: ['TAX_ID_MISSING', 'INVALID_TRANSITION', 'LIMIT_OF_SIZE_TYPE_REACHED'],
    ifMatch: 'required',
  },
  suspendBusiness: {
    method: 'POST',
    path: '/staff/businesses/{id}/suspension',
    target: { kind: 'business', from: 'params.id', relationship: 'staff' },
    summary: 'Suspends an active business, leaving an audit record',
    params: z.object({ id: businessId }),
    body: suspensionInput,
    responses: { 200: business },
    errors: ['INVALID_TRANSITION'],
    ifMatch: 'required',
  },
  liftSuspension: {
    method: 'DELETE',
    path: '/staff/businesses/{id}/suspension',
    target: { kind: 'business', from: 'params.id', relationship: 'staff' },
    summary: 'Makes a suspended business active again, leaving an audit record',
    params: z.object({ id: businessId }),
    responses: { 200: business },
    errors: ['INVALID_TRANSITION'],
    ifMatch: 'required',
  },
  takeDownImage: {
    method: 'POST',
    path: '/staff/images/removal',
    access: 'staff',
    target: null,
    summary:
      'Takes a picture down for good, leaving an audit record; nothing where that was done before',
    body: takeDownInput,
    responses: { 204: null },
    errors: ['IMAGE_NOT_FOUND'],
  },
  listDecisions: {
    method: 'GET',
    path: '/staff/decisions',
    access: 'staff',
    target: null,
    summary: 'The audit records of decisions on a business, or of all decisions, the newest first',
    query: z.object({ ...pageQuery, businessId: z.exactOptional(businessId) }),
    responses: { 200: pageOf(decision) },
    errors: ['INVALID_PAGING_KEY'],
  },
  listIndications: {
    method: 'GET',
    path: '/staff/indications',
    access: 'staff',
    target: null,
    summary: 'Indications by status, the oldest first',
    query: z.object({ ...pageQuery, status: z._default(indicationStatus, 'new') }),
    responses: { 200: pageOf(indication) },
    errors: ['INVALID_PAGING_KEY'],
  },
  updateIndication: {
    method: 'PUT',
    path: '/staff/indications/{id}',
    target: { kind: 'indication', from: 'params.id', relationship: 'staff' },
    summary:
      'Sets the status of an indication, leaving an audit record; nothing where it has that status',
    params: z.object({ id: indicationId }),
    body: z.strictObject({ status: indicationStatus }),
    responses: { 200: indication },
    errors: ['INVALID_TRANSITION'],
    ifMatch: 'optional',
  },
  ...staffInvoiceRoutes,
} as const satisfies RouteTable;
