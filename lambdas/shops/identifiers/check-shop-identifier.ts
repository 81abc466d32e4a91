import { ok } from '#lambdas/platform/http/answer.ts';
import { findIdentifierRecord } from '../store/identifier-store.ts';
import type { ShopOperations } from '../targets.ts';
import { isFreeFor } from './identifier.ts';

/** Answers whether an identifier is free, or reserved for the caller's own business. */
export const checkShopIdentifier: ShopOperations['checkShopIdentifier'] = async (request) => {
  const { actor, params, now } = request;
  const record = await findIdentifierRecord(params.identifier, now);
  const available = isFreeFor(actor.businessId, record);
  return ok({ shopIdentifier: params.identifier, available });
};
