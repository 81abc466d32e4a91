import type { businessRoutes } from '#contract/routes/businesses.ts';
import { limitsOf } from '#contract/size-types.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { countUsage } from './active-offers-repository.ts';
import { findLiveMemberBusiness } from './member-business.ts';
import { sizeTypes } from './size-types.ts';

/** The limits that hold for a business now, and how much of them it uses. */
export const getBusinessUsage: Operation<typeof businessRoutes.getBusinessUsage> = async ({
  actor,
  params,
  now,
}) => {
  const business = await findLiveMemberBusiness(actor, params.id);
  return ok({
    limits: limitsOf(sizeTypes, business),
    ...(await countUsage(business.id, now)),
  });
};
