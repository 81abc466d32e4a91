import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { imageUrlOf } from '#contract/images.ts';
import { handler } from '#lambdas/offers/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { anImage, aStoredImage, imageKey, imageUrl } from '#test/support/builders/an-image.ts';
import { anOffer, anOfferInput, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import {
  failingAt,
  stored,
  table,
  tableHolds,
  transactions,
  writeOf,
} from '#test/support/mocked-table.ts';

const shopIds = Array.from(
  { length: 40 },
  (_, n) => `shp_01K9B1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`,
);
const shops = shopIds.map((id) => aShop({ id }));
const here = shopIds.slice(0, 20);
const there = shopIds.slice(20);
const ended = anOffer({ shopsIds: here, endsAt: '2026-11-20T02:59:59.000Z' });

const images = Array.from({ length: 10 }, (_, n) => anImage({ key: imageKey('offer', n) }));

const holds = (offer = anOffer({ shopsIds: here }), withImages = images) =>
  tableHolds(
    ...withImages.map(stored.image),
    stored.user(aUser({ businessId })),
    stored.business(aBusiness()),
    stored.offer(offer),
    ...shops.map(stored.shop),
  );

const change = (changes: object = {}, headers = {}) =>
  call(
    handler,
    aRequest('PUT /offers/{id}', {
      as: { userId: ownerId },
      params: { id: offerId },
      headers: { 'content-type': 'application/json', ...headers },
      body: { ...anOfferInput({ shopsIds: there }), ...changes },
    }),
  );

/** As many offers of the business as its size type allows, which end at an instant. */
const activeOffers = (count: number, endsAt = '2026-12-31T02:59:59.000Z') =>
  queriesFind(
    ...Array.from({ length: count }, (_, n) => ({
      PK: `BUSINESS#${businessId}`,
      LSI1SK: `active#${endsAt}#off_${n}`,
    })),
  );

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  holds();
});

describe('changing the shops of an offer', () => {
  it('removes its rows in shops that it leaves, and adds and replaces the others', async () => {
    const [left, kept, added] = shopIds as [string, string, string];
    holds(anOffer({ shopsIds: [left, kept] }));
    expect(await change({ shopsIds: [kept, added] })).toMatchObject({ status: 200 });
    const rowIn = (shopId: string) => writeOf(keys.offerOfShop(shopId, offerId));
    expect(rowIn(left).Delete).toBeDefined();
    expect(rowIn(kept).Put?.ConditionExpression).toBe('attribute_exists(PK)');
    expect(rowIn(added).Put?.ConditionExpression).toBe('attribute_not_exists(PK)');
    const checked = (shopId: string) => () => writeOf(keys.shop(shopId));
    expect(checked(left)).toThrow('Nothing is written');
    expect(checked(added)()).toHaveProperty('ConditionCheck');
  });

  it('from 20 to 20 others after its end, with ten new images, takes 75 actions, each on another item', async () => {
    holds(ended);
    const imagesUrls = images.map(({ key }) => imageUrlOf(key));
    expect((await change({ imagesUrls }, { 'idempotency-key': 'key-of-8' })).status).toBe(200);
    const [actions = []] = transactions();
    expect(actions).toHaveLength(75);
    const written = actions.map(({ Put, Update, Delete, ConditionCheck }) => {
      const { PK, SK } = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {};
      return `${PK} ${SK}`;
    });
    expect(new Set(written).size).toBe(75);
  });

  it('requires the version and the owner that were read', async () => {
    await change();
    expect(writeOf(keys.offer(offerId)).Put).toMatchObject({
      ConditionExpression: expect.stringContaining('version = :version AND userId = :userId'),
      ExpressionAttributeValues: { ':version': 1, ':userId': ownerId },
    });
  });
});

describe('the revision of the offers of a business', () => {
  const raised = () => writeOf(keys.businessCounters(businessId)).Update?.UpdateExpression;

  it('is raised with more shops, so that no shop that gets an offer is removed as empty', async () => {
    await change();
    expect(raised()).toBe('ADD offersRevision :one');
  });

  it('stays as it is with the same days and shops', async () => {
    await change({ shopsIds: here });
    expect(raised).toThrow('Nothing is written');
  });
});

describe('two changes of one version', () => {
  it('refuse the second, which reads the offer again', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      holds(anOffer({ shopsIds: there, version: 2 }));
      failingAt(keys.offer(offerId))(input);
    });
    expect(await change({}, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { code: 'VERSION_MISMATCH' },
    });
    expect(transactions()).toEqual([]);
  });
});

describe('a later day for an offer', () => {
  const counted = () => writeOf(keys.businessCounters(businessId)).Update;

  it('that has ended needs room for another active offer, and holds the count', async () => {
    holds(ended);
    activeOffers(29);
    expect((await change()).status).toBe(200);
    expect(counted()).toBeDefined();
    holds(ended);
    activeOffers(30);
    expect(await change()).toMatchObject({
      status: 409,
      body: { code: 'LIMIT_OF_SIZE_TYPE_REACHED' },
    });
  });

  it('that runs needs none, also above the limit', async () => {
    activeOffers(40);
    expect((await change({ expirationDate: '2027-01-31' })).status).toBe(200);
  });

  it('that ends within a minute does not count the offer itself', async () => {
    const endsAt = '2026-11-21T12:00:30.000Z';
    holds({ ...ended, endsAt });
    activeOffers(30, endsAt);
    expect((await change()).status).toBe(200);
    expect(counted()).toBeDefined();
    holds({ ...ended, endsAt });
    activeOffers(31, endsAt);
    expect((await change()).status).toBe(409);
  });

  it('that is switched off needs none', async () => {
    holds({ ...ended, status: 'inactive' });
    activeOffers(30);
    expect((await change()).status).toBe(200);
  });
});

describe('the images of a changed offer', () => {
  const image = imageUrl();

  it('may be those that it has', async () => {
    holds(anOffer({ shopsIds: here, images: [aStoredImage()] }));
    expect((await change({ imagesUrls: [image] })).status).toBe(200);
    expect(writeOf(keys.offer(offerId)).Put?.Item).toMatchObject({ images: [expect.any(String)] });
  });
});

describe('an offer of a business that may not publish', () => {
  it.each(['rejected', 'suspended', 'closed'] as const)(
    'that is %s is unchanged',
    async (status) => {
      holds();
      const business = stored.business(aBusiness({ status }));
      tableHolds(
        stored.user(aUser({ businessId })),
        business,
        stored.offer(anOffer({ shopsIds: here })),
        ...shops.map(stored.shop),
      );
      expect(await change()).toMatchObject({ status: 409, body: { code: 'BUSINESS_NOT_ACTIVE' } });
      expect(transactions()).toEqual([]);
    },
  );
});
