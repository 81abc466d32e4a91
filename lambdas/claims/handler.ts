import { claimRoutes } from '#contract/routes/claims.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { cancelClaim } from './cancel-claim.ts';
import { claimOffer } from './claim-offer.ts';
import { getClaim } from './get-claim.ts';
import { getCounterPack } from './get-counter-pack.ts';
import { listClaims } from './list-claims.ts';
import { subjects } from './subjects.ts';

const operations = { claimOffer, listClaims, getClaim, cancelClaim, getCounterPack };

export const handler = apiHandler(claimRoutes, subjects, operations);
