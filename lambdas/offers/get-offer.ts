import type { offerRoutes } from '#contract/routes/offers.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { findVisibleOffer } from './visible-offer.ts';

/** An offer that is live in at least one shop; its members see it in any state. */
export const getOffer: Operation<typeof offerRoutes.getOffer> = async ({ actor, params, now }) => {
  const { offer } = await findVisibleOffer(params.id, actor, now);
  return ok(offer);
};
