import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aRegisteredBusiness, decideAsStaff, suspend } from '#test/support/stories/businesses.ts';
import { aCity } from '#test/support/stories/cities.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { writeManyOffers } from '#test/support/stories/many-offers.ts';
import { readPages } from '#test/support/stories/paging.ts';
import { anAddress, openShop } from '#test/support/stories/shops.ts';
import { storedUnder } from '#test/support/stories/table.ts';

/** More than a transaction, a batch or one message can handle. */
const count = 120;
const timeLimit = 120_000;
/** A page of a feed shows at most this many offers of one business. */
const rowsOfBusiness = 3;

/** Counts the offers of a shop that have the feed keys of city and of state. */
async function listedIn(shopId: string): Promise<[inCity: number, inState: number]> {
  const rows = await storedUnder(keys.shop(shopId).PK);
  const offers = rows.filter(({ SK }) => String(SK).startsWith('OFFER#'));
  expect(offers).toHaveLength(count);
  return [
    offers.filter(({ GSI1PK }) => GSI1PK !== undefined).length,
    offers.filter(({ GSI2PK }) => GSI2PK !== undefined).length,
  ];
}

describe('a business with more offers than one message handles', () => {
  it(
    'enters the feeds with all offers on approval, and leaves with all on suspension',
    async () => {
      const owned = await aRegisteredBusiness({ sizeTypeId: 5 });
      const { business } = owned;
      const city = await aCity();
      const shop = await openShop(owned, { address: anAddress({ city }) });
      const ids = await writeManyOffers(owned, { count, shops: [shop], isListed: false });
      const feed = async () =>
        (
          await readPages(offerRoutes.getFeed, rowsOfBusiness, { query: { state: 'PE', city } })
        ).flat();
      expect(await listedIn(shop.id)).toEqual([0, 0]);
      await decideAsStaff(business.id, 'approve');
      await eventually(
        async () => expect(await listedIn(shop.id)).toEqual([count, count]),
        timeLimit,
      );
      expect((await feed()).sort()).toEqual(ids.sort());
      await suspend(owned);
      expect(await feed()).toEqual([]);
      await eventually(async () => expect(await listedIn(shop.id)).toEqual([0, 0]), timeLimit);
    },
    2 * timeLimit + 60_000,
  );
});
