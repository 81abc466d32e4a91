import type { shopRoutes } from '#contract/routes/shops.ts';
import { foldShopIdentifier } from '#contract/shop-identifier.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { consistencyFor } from '../shared/identity/consistency-for.ts';
import { findIdentifierHolder } from './repository/find-shops.ts';
import { viewShop } from './visible-shop.ts';

/** A shop by its identifier as a person types it. */
export const getShopByIdentifier: Operation<typeof shopRoutes.getShopByIdentifier> = async ({
  actor,
  params,
  now,
}) => {
  const identifier = foldShopIdentifier(params.identifier);
  const id =
    identifier === '' ? undefined : await findIdentifierHolder(identifier, consistencyFor(actor));
  return ok(await viewShop(id, actor, now));
};
