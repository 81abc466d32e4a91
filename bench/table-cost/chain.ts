import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { listOfferIds } from '#lambdas/offers/store/find-offers.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { newShop } from '#lambdas/shops/shop.ts';
import { insertShop } from '#lambdas/shops/store/shop-store.ts';
import { writeOffers } from '#scripts/seed/direct-writes.ts';
import { openTrader } from '../support/marketplace.ts';
import { offerInputOf, shopInputOf, type Trader } from '../support/traders.ts';
import { chainShops } from './sizes.ts';

const chainOffers = 60;

async function openAnotherShop(trader: Trader, number: number): Promise<string> {
  const business = await findBusiness(trader.businessId);
  if (!business) throw new Error(`${trader.businessId} does not exist.`);
  const input = shopInputOf(trader, `${trader.shopIdentifier}loja${number}`);
  const now = new Date();
  const made = { id: newId('shop', now), userId: trader.userId, now };
  const shop = newShop(input, made);
  await commit(insertShop(shop, limitsOn(business, now)));
  return shop.id;
}

/** A trader with many shops, and an offer in all of them. */
export interface Chain extends Trader {
  readonly offerId: string;
}

/** Creates a trader with 20 shops and 60 offers, each in all shops. */
export async function openChain(number: number): Promise<Chain> {
  const trader = await openTrader(number, 0);
  const shopsIds = [trader.shopId];
  while (shopsIds.length < chainShops) {
    shopsIds.push(await openAnotherShop(trader, shopsIds.length));
  }
  const offer = offerInputOf(trader, { shopsIds });
  await writeOffers(Array(chainOffers).fill(offer), trader);
  const { items } = await listOfferIds(trader, { limit: 1, position: undefined });
  return { ...trader, offerId: items[0] ?? '' };
}
