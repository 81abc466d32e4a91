import { redemptionRoutes } from '#contract/routes/redemptions.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { listRedemptions } from './list-redemptions.ts';
import { redeemClaim } from './redeem-claim.ts';
import { rollBackRedemption } from './roll-back-redemption.ts';
import { subjects } from './subjects.ts';

const operations = { redeemClaim, rollBackRedemption, listRedemptions };

export const handler = apiHandler(redemptionRoutes, subjects, operations);
