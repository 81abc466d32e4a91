import type { shopRoutes } from '#contract/routes/shops.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { viewShop } from './visible-shop.ts';

/** A shop by its id. */
export const getShop: Operation<typeof shopRoutes.getShop> = async ({ actor, params, now }) =>
  ok(await viewShop(params.id, actor, now));
