import { keys } from '#lambdas/shared/table/keys.ts';
import { aMemberOfStaff, anOwner, must, openShop } from './removal/an-account.ts';
import { writeOffers } from './removal/many-items.ts';
import { storedItems } from './removal/stored-marks.ts';
import { settle } from './support/background.ts';
import { inOrder } from './support/deliveries.ts';
import { emptyTable } from './support/own-table.ts';
import { startStream } from './support/stream.ts';

// The job works through the offers 100 at a time.
it('removes a shop with 210 offers, and keeps those that are in another shop', async () => {
  emptyTable();
  startStream();
  const owner = await anOwner(await aMemberOfStaff(), 'Mercado da Torre');
  const as = { userId: owner.userId };
  const [shop, other] = [await openShop(owner), await openShop(owner)];
  const own = await writeOffers(owner, 150, shop);
  const shared = await writeOffers(owner, 60, shop, other);
  await settle(inOrder, 'after all jobs');
  await must('deleteShop', { as, params: { id: shop.id }, query: { force: 'true' } });
  await settle(inOrder, 'after all jobs');

  const partitions = new Set(storedItems().map((item) => item['PK']));
  expect(partitions.has(keys.shop(shop.id).PK)).toBe(false);
  expect(own.filter((id) => partitions.has(keys.offer(id).PK))).toEqual([]);
  expect(shared.filter((id) => !partitions.has(keys.offer(id).PK))).toEqual([]);
  const seen = await must('getOffer', { as, params: { id: String(shared[0]) } });
  expect(seen['shopsIds']).toEqual([other.id]);
}, 300_000);
