import { keys } from '#lambdas/platform/table/keys.ts';
import { aMemberOfStaff, anOwner, must, openShop } from './removal/an-account.ts';
import { writeFollowers, writeOffers } from './removal/many-items.ts';
import { storedItems } from './removal/stored-marks.ts';
import { endTurnsAfter, highestTurn, runUntilIdle } from './support/background.ts';
import { inOrder } from './support/deliveries.ts';
import { emptyStores } from './support/own-stores.ts';

it('removes a shop with 210 offers and 2,000 followers in short turns, and keeps offers that are also in another shop', async () => {
  emptyStores();
  const owner = await anOwner(await aMemberOfStaff(), 'Mercado da Torre');
  const as = { userId: owner.userId };
  const [shop, other] = [await openShop(owner), await openShop(owner)];
  const own = await writeOffers(owner, 150, shop);
  const shared = await writeOffers(owner, 60, shop, other);
  writeFollowers(owner.business.id, shop.id, 2000);
  await runUntilIdle(inOrder, 'after all jobs');
  endTurnsAfter(20);
  await must('deleteShop', { as, params: { id: shop.id }, query: { force: 'true' } });
  await runUntilIdle(inOrder, 'after all jobs');

  // Lambda's recursive loop detection stops a loop after about 16 runs, unless it is allowed.
  expect(highestTurn()).toBeGreaterThan(16);
  const items = storedItems();
  const partitions = new Set(items.map((item) => item['PK']));
  expect(partitions.has(keys.shop(shop.id).PK)).toBe(false);
  expect(items.filter((item) => JSON.stringify(item).includes(`FOLLOW#${shop.id}`))).toEqual([]);
  expect(own.filter((id) => partitions.has(keys.offer(id).PK))).toEqual([]);
  expect(shared.filter((id) => !partitions.has(keys.offer(id).PK))).toEqual([]);
  const seen = await must('getOffer', { as, params: { id: String(shared[0]) } });
  expect(seen['shopsIds']).toEqual([other.id]);
}, 300_000);
