// Measures how late a shop's follower count is while another owner changes the city of a shop with 200 inactive offers
// thirty times. Exits with 1 above `maxLag`.
import { setTimeout as pause } from 'node:timers/promises';
import { ulid } from 'ulid';
import { deployLocally } from '#scripts/cdk/local-stage.ts';
import { main } from '#scripts/process/main.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { prose } from '#test/support/prose.ts';
import type { Place, Trader } from './support/marketplace.ts';
import { tellLambdas } from './support/tell-lambdas.ts';

const offers = 200;
const edits = 30;
/** Milliseconds. */
const maxLag = 2000;
const betweenEdits = 100;
const betweenFollows = 250;
const giveUpAfter = 120_000;

const cities = ['Olinda', 'Recife'] as const;

await main(async () => {
  const { endpoint, outputs } = await deployLocally('test');
  tellLambdas(endpoint, outputs.TableName);
  const { openTrader } = await import('./support/marketplace.ts');
  const { findBusiness } = await import('#lambdas/businesses/store/business-store.ts');
  const { newOffer } = await import('#lambdas/offers/offer.ts');
  const { insertOffer } = await import('#lambdas/offers/store/write-offer.ts');
  const { newId } = await import('#lambdas/platform/text/new-id.ts');
  const { commit } = await import('#lambdas/platform/table/transaction.ts');
  const { changeShop } = await import('#lambdas/shops/changed-shop.ts');
  const { findShop } = await import('#lambdas/shops/store/shop-store.ts');
  const { findFollowersCount } = await import('#lambdas/shops/store/follow-store.ts');
  const { insertFollow } = await import('#lambdas/shops/store/follow-store.ts');
  const { replaceShop } = await import('#lambdas/shops/store/shop-store.ts');

  const publishSwitchedOff = async ({ userId, businessId, shopId }: Trader) => {
    const [business, shop] = [await findBusiness(businessId), await findShop(shopId)];
    if (!business || !shop) throw new Error('The business or its shop is gone.');
    for (let number = 0; number < offers; number += 1) {
      const now = new Date();
      const input = {
        businessId,
        title: prose(80, number),
        originalPrice: 20,
        offerPrice: 10,
        imagesUrls: [],
        shopsIds: [shopId],
        paymentOptions: ['PAYMENT_OPTION_PIX' as const],
        expirationDate: dayFrom(now, 30),
      };
      const published = newOffer(input, [shop.timeZone], {
        id: newId('offer', now),
        userId,
        now,
      });
      const offer = { ...published, status: 'inactive' as const };
      await commit(insertOffer(offer, { business, shops: [shop] }, undefined));
    }
  };
  const moveTo = async (shopId: string, place: Place) => {
    const shop = await findShop(shopId);
    if (!shop) throw new Error('The shop is gone.');
    const address = { ...shop.address, ...place };
    const input = { ...shop, address, imagesUrls: [] };
    const now = new Date();
    await commit(replaceShop(shop, changeShop(shop, input, now), { isReserved: false, now }));
  };
  let followers = 0;
  /** Returns the milliseconds from a follow until it is counted. */
  const lagOf = async ({ businessId, shopId }: Trader): Promise<number> => {
    const followedAt = new Date().toISOString();
    const start = performance.now();
    await commit([
      insertFollow(crypto.randomUUID(), shopId, { followId: ulid(), followedAt, businessId }),
    ]);
    followers += 1;
    while (((await findFollowersCount(shopId)) ?? 0) < followers) {
      if (performance.now() - start > giveUpAfter) throw new Error('The follow is never counted.');
      await pause(25);
    }
    return performance.now() - start;
  };
  const lagsWhile = async (trader: Trader, isGoingOn: () => boolean): Promise<number> => {
    const lags: number[] = [];
    do {
      lags.push(await lagOf(trader));
      await pause(betweenFollows);
    } while (isGoingOn());
    return Math.max(...lags);
  };

  const busy = await openTrader(Date.now() % 1_000_000, 0);
  const neighbour = await openTrader((Date.now() + 1) % 1_000_000, 0);
  await publishSwitchedOff(busy);
  await lagOf(neighbour);
  let rounds = 0;
  const alone = await lagsWhile(neighbour, () => {
    rounds += 1;
    return rounds < 10;
  });
  let isEditing = true;
  const editing = (async () => {
    for (let number = 0; number < edits; number += 1) {
      await moveTo(busy.shopId, { state: 'PE', city: cities[number % 2] ?? '' });
      await pause(betweenEdits);
    }
    // Waits for the jobs of the last change, too.
    await pause(2000);
    isEditing = false;
  })();
  const beside = await lagsWhile(neighbour, () => isEditing);
  await editing;
  console.log(`longest lag alone                 ${(alone / 1000).toFixed(1)} s`);
  console.log(`longest lag beside ${edits} changes     ${(beside / 1000).toFixed(1)} s`);
  console.log(`\n${beside <= maxLag ? '✓' : '✗'} at most ${maxLag / 1000} s`);
  return beside <= maxLag ? 0 : 1;
});
