import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { dayField } from '../fields/day-field.ts';
import { pageOf, pageQuery } from '../fields/fields.ts';
import { redemptionId, shopId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { redemption, redemptionInput, rollbackInput } from './redemptions.ts';

export const redemptionRoutes = {
  redeemClaim: {
    method: 'POST',
    path: '/redemptions',
    target: { kind: 'shop', from: 'body.shopId', relationship: 'member' },
    summary:
      'Uses a claim in a shop; the same nonce again answers the same redemption. An offline device may name another member',
    body: redemptionInput,
    responses: { 200: redemption, 201: redemption },
    errors: [
      'CLAIM_NOT_FOUND',
      'VALIDATOR_NOT_FOUND',
      'ALREADY_REDEEMED',
      'CLAIM_EXPIRED',
      'CLAIM_CANCELLED',
      'OFFER_NOT_STARTED',
      'WRONG_SHOP',
      'REDEEMED_ELSEWHERE',
      'INVALID_TRANSITION',
    ],
  },
  rollBackRedemption: {
    method: 'POST',
    path: '/redemptions/{id}/rollback',
    target: { kind: 'redemption', from: 'params.id', relationship: 'member' },
    summary: 'Takes a redemption back: by the owner, or for five minutes by who made it',
    params: z.object({ id: redemptionId }),
    body: rollbackInput,
    responses: { 200: redemption },
    errors: ['FORBIDDEN', 'INVALID_TRANSITION'],
  },
  listRedemptions: {
    method: 'GET',
    path: '/shops/{id}/redemptions',
    target: { kind: 'shop', from: 'params.id', relationship: 'member' },
    summary: "A shop's redemptions of a day in its zone, today by default, newest first",
    params: z.object({ id: shopId }),
    query: z.object({ ...pageQuery, day: z.exactOptional(dayField) }),
    responses: { 200: pageOf(redemption) },
    errors: ['INVALID_PAGING_KEY'],
  },
} as const satisfies RouteTable;
