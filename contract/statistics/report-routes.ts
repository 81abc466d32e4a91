import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery } from '../fields/fields.ts';
import { businessId, reportId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { listedReport, reportInput, reportType, reportWithRows } from './reports.ts';

export const reportRoutes = {
  listReports: {
    method: 'GET',
    path: '/businesses/{id}/reports',
    target: { kind: 'business', from: 'params.id', relationship: 'owner' },
    summary: 'The reports of a business, the newest first',
    params: z.object({ id: businessId }),
    query: z.object({ ...pageQuery, type: z.exactOptional(reportType) }),
    responses: { 200: pageOf(listedReport) },
    errors: ['INVALID_PAGING_KEY'],
  },
  createReport: {
    method: 'POST',
    path: '/businesses/{id}/reports',
    target: { kind: 'business', from: 'params.id', relationship: 'owner' },
    summary: 'Asks for a report, ten a day at most; its file is made afterwards',
    params: z.object({ id: businessId }),
    body: reportInput,
    responses: { 201: reportWithRows },
    errors: ['SHOP_NOT_FOUND'],
  },
  getReport: {
    method: 'GET',
    path: '/reports/{id}',
    target: { kind: 'report', from: 'params.id', relationship: 'owner' },
    summary: 'A report with its totals, its first hundred rows and a link to its file',
    params: z.object({ id: reportId }),
    responses: { 200: reportWithRows },
    errors: [],
  },
  remakeReport: {
    method: 'POST',
    path: '/reports/{id}/file',
    target: { kind: 'report', from: 'params.id', relationship: 'owner' },
    summary: 'Makes the file of a report again that expired or failed',
    params: z.object({ id: reportId }),
    responses: { 200: reportWithRows },
    errors: ['INVALID_TRANSITION'],
  },
} as const satisfies RouteTable;
