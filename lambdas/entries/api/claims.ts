import { claimRoutes } from '#contract/claims/routes.ts';
import { cancelClaim } from '#lambdas/claims/cancel-claim.ts';
import { claimOffer } from '#lambdas/claims/claim-offer.ts';
import { getClaim } from '#lambdas/claims/get-claim.ts';
import { getCounterPack } from '#lambdas/claims/get-counter-pack.ts';
import { listClaims } from '#lambdas/claims/list-claims.ts';
import { targets } from '#lambdas/claims/targets.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';

const operations = { claimOffer, listClaims, getClaim, cancelClaim, getCounterPack };

export const handler = apiHandler(claimRoutes, targets, operations);
