import { imageUrlOf } from '#contract/media/images.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShopIn } from '#test/support/builders/a-shop.ts';
import { anImage, imageKeyNo } from '#test/support/builders/an-image.ts';
import { anOffer, anOfferInput, offerId, onDays } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { writesMade } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  eventually,
  itemsOfKind,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const shops = Array.from({ length: 40 }, (_, n) => aShopIn(n, 'PE', `Cidade ${n}`));
const ids = shops.map(({ id }) => id);
const [here, there] = [ids.slice(0, 20), ids.slice(20)];
const images = Array.from({ length: 10 }, (_, n) => anImage({ key: imageKeyNo('offer', n) }));
const imagesUrls = images.map(({ key }) => imageUrlOf(key));
const headers = { 'idempotency-key': 'key-of-8' };

beforeEach(async () => {
  filesAre([], Buffer.alloc(0));
  stopDateAt('2026-11-21T12:00:00.000Z');
  const offer = anOffer({ shopsIds: here, ...onDays('2026-11-19') });
  await tableHolds(
    ...aBakery({ shops }),
    ...images.map(stored.image),
    ...publishedOffer(offer, shops.slice(0, 20)),
  );
});

const citiesOfFeeds = async () =>
  (await itemsOfKind('SHOP OFFER')).filter((row) => row['GSI1PK'] !== undefined).length;

describe('an offer with the most shops and images', () => {
  it('is published in one transaction', async () => {
    const body = { ...anOfferInput({ shopsIds: there, availableLimit: 100 }), imagesUrls };
    const answer = await call(offerRoutes.createOffer, { as: owner, headers, body });
    expect({ status: answer.status, writes: writesMade() }).toEqual({ status: 201, writes: 1 });
  });

  it('moves from 20 shops to 20 others after its end in one transaction, and enters and leaves their feeds with its business', async () => {
    const body = { ...anOfferInput({ shopsIds: there }), imagesUrls };
    const request = { as: owner, params: { id: offerId }, headers, body };
    const { status } = await call(offerRoutes.updateOffer, request);
    expect({ status, writes: writesMade() }).toEqual({ status: 200, writes: 1 });
    const rows = await itemsOfKind('SHOP OFFER');
    expect(rows.map(({ PK }) => PK)).toEqual(there.map((id) => keys.shop(id).PK).sort());
    expect(await citiesOfFeeds()).toBe(20);
    await changeAttributes(keys.business(businessId), { status: 'suspended' });
    await eventually(async () => expect(await citiesOfFeeds()).toBe(0));
    await changeAttributes(keys.business(businessId), { status: 'active' });
    await eventually(async () => expect(await citiesOfFeeds()).toBe(20));
  });
});
