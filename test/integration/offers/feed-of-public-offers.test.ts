import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  anActiveBusiness,
  aRegisteredBusiness,
  type OwnedBusiness,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aCity } from '#test/support/stories/cities.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import {
  anOwnedOffer,
  daysAhead,
  letExpire,
  publish,
  publishInTurn,
} from '#test/support/stories/offers.ts';
import { readPages } from '#test/support/stories/paging.ts';
import { anAddress, openShop } from '#test/support/stories/shops.ts';
import { sweepFeeds } from '#test/support/stories/sweep.ts';
import { changeItem, storedItem, storedUnder } from '#test/support/stories/table.ts';

const { getFeed, setOfferStatus } = offerRoutes;

/** Publishes offers one after another in a new shop of a business. */
async function publishIn(
  owned: OwnedBusiness,
  city: string,
  count: number,
  changes: Parameters<typeof publish>[1] = {},
): Promise<Offer[]> {
  const shop = await openShop(owned, { address: anAddress({ city }) });
  const offers: Offer[] = [];
  for (let n = 0; n < count; n += 1) offers.push(await publish({ ...owned, shop }, changes));
  return offers;
}

const large = { sizeTypeId: 5 } as const;

/** Rows of a page. One request reads at most three times as many rows of the index. */
const limit = 2;
const hiddenOfEachKind = 4 * limit;

/** Publishes more hidden offers of each kind than the rows that one request may read. */
async function hideMany(city: string): Promise<void> {
  const count = hiddenOfEachKind;
  await Promise.all([
    // A business may have ten offers before it is approved.
    (async () => publishIn(await aRegisteredBusiness(), city, count))(),
    publishIn(await anActiveBusiness(large), city, count, { startDate: daysAhead(3) }),
    (async () => {
      const owned = await anActiveBusiness(large);
      for (const { id } of await publishIn(owned, city, count)) {
        await call(setOfferStatus, { as: owned.owner, params: { id } });
      }
    })(),
    (async () => {
      const offers = await publishIn(await anActiveBusiness(large), city, count);
      await Promise.all(offers.map(letExpire));
    })(),
  ]);
}

/** The feed keys of an offer in the index, from its own item and its rows. */
async function feedKeysOf({ id, shopsIds }: Offer): Promise<unknown[]> {
  const items = await Promise.all([
    storedUnder(keys.offer(id).PK),
    ...shopsIds.map((shopId) => storedUnder(keys.shop(shopId).PK)),
  ]);
  return items
    .flat()
    .filter(({ PK, SK }) => PK === keys.offer(id).PK || SK === `OFFER#${id}`)
    .flatMap(({ GSI1PK, GSI2PK }) => [GSI1PK, GSI2PK])
    .filter((key) => String(key).startsWith('FEED#'));
}

const inAllFeeds = (city: string) => ['FEED#BR', partitions.feedOfCity('PE', city), 'FEED#PE'];

describe('the feed', () => {
  it('has full pages after many newer offers that are not public', async () => {
    const city = await aCity();
    const shown = await publishIn(await anActiveBusiness(large), city, limit + 1);
    await hideMany(city);
    await sweepFeeds();
    const pages = await readPages(getFeed, limit, { query: { state: 'PE', city } });
    expect(pages.map(({ length }) => length)).toEqual([limit, 1]);
    expect(pages.flat()).toEqual(shown.map(({ id }) => id).reverse());
  });
});

describe("the feeds' index", () => {
  it('contains the offers of a business only while it is active', async () => {
    const owned = await aRegisteredBusiness();
    const city = await aCity();
    const shop = await openShop(owned, { address: anAddress({ city }) });
    const offers = await publishInTurn({ ...owned, shop }, 3);
    const allHold = (feedKeys: string[]) => async () => {
      for (const offer of offers) expect(await feedKeysOf(offer)).toEqual(feedKeys);
    };
    await allHold([])();
    const { id } = owned.business;
    await changeItem(keys.business(id), { status: 'active' });
    await eventually(allHold(inAllFeeds(city)));
    await changeItem(keys.business(id), { status: 'suspended' });
    await eventually(allHold([]));
    await changeItem(keys.business(id), { status: 'active' });
    await eventually(allHold(inAllFeeds(city)));
  });

  it('contains the offers of a shop only while it is active', async () => {
    const city = await aCity();
    const { shop, offer } = await anOwnedOffer({}, { address: anAddress({ city }) });
    expect(await feedKeysOf(offer)).toEqual(inAllFeeds(city));
    await changeItem(keys.shop(shop.id), { shopStatus: 'inactive' });
    await eventually(async () => expect(await feedKeysOf(offer)).toEqual([]));
    await changeItem(keys.shop(shop.id), { shopStatus: 'active' });
    await eventually(async () => expect(await feedKeysOf(offer)).toEqual(inAllFeeds(city)));
  });

  it('contains another shop of the city after the first one becomes inactive', async () => {
    const city = await aCity();
    const owned = await anActiveBusiness();
    const address = anAddress({ city });
    const first = await openShop(owned, { address });
    const second = await openShop(owned, { address });
    const offer = await publish({ ...owned, shop: first }, { shopsIds: [first.id, second.id] });
    await changeItem(keys.shop(first.id), { shopStatus: 'inactive' });
    const cityRow = async (shopId: string) =>
      (await storedItem(keys.offerOfShop(shopId, offer.id)))?.['GSI1PK'];
    await eventually(async () => {
      expect(await cityRow(second.id)).toBe(partitions.feedOfCity('PE', city));
      expect(await cityRow(first.id)).toBeUndefined();
    });
  });

  it('contains no expired offers after the sweep', async () => {
    const { offer } = await anOwnedOffer();
    await letExpire(offer);
    await sweepFeeds();
    expect(await feedKeysOf(offer)).toEqual([]);
  });
});
