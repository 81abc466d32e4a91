import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { instant, pageOf, pageQuery } from '../fields/fields.ts';
import { offerId, shopId, userId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { claim, claimInput, counterClaim, counterPack, madeClaim, walletStatus } from './claims.ts';
import { claimCode } from './redemptions.ts';

export const claimRoutes = {
  claimOffer: {
    method: 'POST',
    path: '/offers/{id}/claims',
    access: 'user',
    target: { kind: 'offer', from: 'params.id', relationship: 'viewer' },
    summary: 'Takes one unit of a live offer for the caller, who is no member of its business',
    params: z.object({ id: offerId }),
    body: claimInput,
    responses: { 201: madeClaim },
    errors: [
      'SHOP_NOT_FOUND',
      'OFFER_EXPIRED',
      'OFFER_SOLD_OUT',
      'CLAIM_LIMIT_REACHED',
      'WALLET_FULL',
      'OWN_OFFER',
    ],
  },
  listClaims: {
    method: 'GET',
    path: '/consumers/{consumerId}/claims',
    access: 'user',
    target: null,
    summary:
      "The caller's claims with their shops: those that can be used, soonest to end first, or all others, newest first",
    params: z.object({ consumerId: userId }),
    query: z.object({ ...pageQuery, status: z.exactOptional(walletStatus) }),
    responses: { 200: pageOf(claim) },
    errors: ['INVALID_PAGING_KEY'],
  },
  getClaim: {
    method: 'GET',
    path: '/claims/{code}',
    target: { kind: 'claim', from: 'params.code', relationship: 'holder-or-member' },
    summary:
      'A claim with its shops, to its holder; to a member of its business as their counter sees it',
    params: z.object({ code: claimCode }),
    query: z.object({ shopId: z.exactOptional(shopId) }),
    responses: { 200: z.union([claim, counterClaim]) },
    errors: ['SHOP_NOT_FOUND'],
  },
  cancelClaim: {
    method: 'DELETE',
    path: '/claims/{code}',
    target: { kind: 'claim', from: 'params.code', relationship: 'holder' },
    summary: 'Gives an open claim back, whose unit can then be claimed again',
    params: z.object({ code: claimCode }),
    responses: { 204: null },
    errors: ['CLAIM_EXPIRED', 'ALREADY_REDEEMED'],
  },
  getCounterPack: {
    method: 'GET',
    path: '/shops/{id}/counter-pack',
    target: { kind: 'shop', from: 'params.id', relationship: 'member' },
    summary: 'What the counter of a shop needs to check vouchers without a line',
    params: z.object({ id: shopId }),
    query: z.object({ since: z.exactOptional(instant) }),
    responses: { 200: counterPack },
    errors: [],
  },
} as const satisfies RouteTable;
