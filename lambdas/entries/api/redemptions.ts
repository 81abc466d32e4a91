import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { listRedemptions } from '#lambdas/claims/redemptions/list-redemptions.ts';
import { redeemClaim } from '#lambdas/claims/redemptions/redeem-claim.ts';
import { rollBackRedemption } from '#lambdas/claims/redemptions/roll-back-redemption.ts';
import { targets } from '#lambdas/claims/redemptions/targets.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';

const operations = { redeemClaim, rollBackRedemption, listRedemptions };

export const handler = apiHandler(redemptionRoutes, targets, operations);
