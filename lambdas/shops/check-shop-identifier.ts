import type { shopRoutes } from '#contract/routes/shops.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { findIdentifierHolder } from './repository/find-shops.ts';

/** Whether an identifier is still free. */
export const checkShopIdentifier: Operation<typeof shopRoutes.checkShopIdentifier> = async ({
  params,
}) => {
  const holder = await findIdentifierHolder(params.identifier);
  return ok({ shopIdentifier: params.identifier, available: holder === undefined });
};
