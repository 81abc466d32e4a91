import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { businessId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { statistics, statisticsQuery } from './statistics.ts';

export const statisticsRoutes = {
  getStatistics: {
    method: 'GET',
    path: '/businesses/{id}/statistics',
    target: { kind: 'business', from: 'params.id', relationship: 'member' },
    summary:
      'What the offers of a business brought in, in a period of 366 days at most; a validator gets their shop without money',
    params: z.object({ id: businessId }),
    query: statisticsQuery,
    responses: { 200: statistics },
    errors: ['SHOP_NOT_FOUND', 'OFFER_NOT_FOUND'],
  },
  getReach: {
    method: 'GET',
    path: '/businesses/{id}/reach',
    target: { kind: 'business', from: 'params.id', relationship: 'owner' },
    summary:
      'Whether anybody has seen a shop or an offer of a business, or claimed an offer; views by its signed-in members are not counted',
    params: z.object({ id: businessId }),
    responses: { 200: z.object({ isReached: z.boolean() }) },
    errors: [],
  },
} as const satisfies RouteTable;
