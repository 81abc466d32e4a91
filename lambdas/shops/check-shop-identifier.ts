import type { shopRoutes } from '#contract/routes/shops.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { isFreeFor } from './identifier.ts';
import { findIdentifierHolder } from './repository/shop-identifiers.ts';

/** Whether an identifier is still free, or reserved for the caller's own business. */
export const checkShopIdentifier: Operation<typeof shopRoutes.checkShopIdentifier> = async ({
  actor,
  params,
  now,
}) => {
  const holder = await findIdentifierHolder(params.identifier, now);
  const available = isFreeFor(actor.businessId, holder);
  return ok({ shopIdentifier: params.identifier, available });
};
