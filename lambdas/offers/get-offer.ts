import { ok } from '#lambdas/platform/http/answer.ts';
import type { OfferOperations } from './targets.ts';

/** Answers an offer that is live in at least one shop; its members see it in any state. */
export const getOffer: OfferOperations['getOffer'] = ({ offer: { offer } }) => ok(offer);
