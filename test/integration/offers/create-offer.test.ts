import { dayIn } from '#contract/brazil/time-zones.ts';
import { offerRoutes } from '#contract/offers.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import {
  anActiveBusiness,
  aPendingBusiness,
  decide,
  type Owned,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anOfferInput, daysAhead, publish, publishInTurn } from '#test/support/stories/offers.ts';
import { refusesBadBodies, refusesTheUnknown } from '#test/support/stories/refusals.ts';
import { anAddress, aShop, type OwnedShop, openShop } from '#test/support/stories/shops.ts';
import { changeItem, storedUnder } from '#test/support/stories/table.ts';
import { atOnce, statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';

const { createOffer, listOffersOfBusiness } = offerRoutes;

/** The year after this one, by the clock of the shops in these tests. */
const nextYear = Number(dayIn('America/Sao_Paulo', new Date()).slice(0, 4)) + 1;

const unknown = {
  business: { id: 'biz_01K9A1B2C3D4E5F6G7H8J9KABC' },
  shop: { id: 'shp_01K9A1B2C3D4E5F6G7H8J9KABC' },
} as OwnedShop;

async function offersOf({ owner, business }: Owned) {
  const request = { as: owner, params: { id: business.id }, query: { limit: '100' } };
  return (await call(listOffersOfBusiness, request)).body.items;
}

describe('createOffer', () => {
  refusesTheUnknown(createOffer, () => ({ body: anOfferInput(unknown) }));

  it('publishes an offer', async () => {
    const owned = await aShop();
    const answer = await call(createOffer, { as: owned.owner, body: anOfferInput(owned) });
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      location: `/api/offers/${answer.body.id}`,
      etag: '"1"',
    });
    expect(answer.body).toMatchObject({
      business: { id: owned.business.id, name: owned.business.name },
      originalPrice: 19.9,
      offerPrice: 14.9,
      discountPercent: 25,
      claimedCount: 0,
      redeemedCount: 0,
      status: 'active',
      displayStatus: 'active',
    });
    expect(await offersOf(owned)).toEqual([answer.body]);
  });

  it('runs until the last second of its day in the shop that is farthest west', async () => {
    const owned = await aShop();
    const inAcre = await openShop(owned, {
      address: anAddress({ city: 'Rio Branco', state: 'AC' }),
    });
    const expirationDate = daysAhead(10);
    const offer = await publish(owned, { expirationDate, shopsIds: [owned.shop.id, inAcre.id] });
    const nextDay = daysAhead(11);
    expect(offer.endsAt).toBe(`${nextDay}T04:59:59.000Z`);
  });

  it('lets an offer run until the last day of next year', async () => {
    const owned = await aShop();
    const expirationDate = `${nextYear}-12-31`;
    expect(await publish(owned, { expirationDate })).toMatchObject({ expirationDate });
  });

  it('keeps prices to the cent', async () => {
    const owned = await aShop();
    const offer = await publish(owned, { originalPrice: 1_000_000, offerPrice: 0.07 });
    expect([offer.originalPrice, offer.offerPrice]).toEqual([1_000_000, 0.07]);
  });

  it('takes the elements out of a text that could run', async () => {
    const owned = await aShop();
    const offer = await publish(owned, {
      moreDetails: '<a href="javascript:alert(1)">Ver</a><iframe src="x"></iframe>',
    });
    expect(offer.moreDetails).toBe('<a>Ver</a>');
  });

  it('lets a business prepare its offers while it waits for staff', async () => {
    const owned = await aPendingBusiness();
    const shop = await openShop(owned);
    expect((await publish({ ...owned, shop })).displayStatus).toBe('active');
  });

  it.each(['rejected', 'suspended', 'closed'])(
    'publishes none for a business that is %s',
    async (status) => {
      const owned = await aShop();
      await changeItem(keys.business(owned.business.id), { status });
      const answer = await call(createOffer, { as: owned.owner, body: anOfferInput(owned) });
      expect({ status: answer.status, code: answer.code }).toEqual({
        status: 409,
        code: 'BUSINESS_NOT_ACTIVE',
      });
      expect(await offersOf(owned)).toEqual([]);
    },
  );

  it("publishes none for someone else's business", async () => {
    const [owned, stranger] = await Promise.all([aShop(), anActiveBusiness()]);
    const answer = await call(createOffer, { as: stranger.owner, body: anOfferInput(owned) });
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 404,
      code: 'BUSINESS_NOT_FOUND',
    });
    expect(await offersOf(owned)).toEqual([]);
  });

  it("publishes none in someone else's shop", async () => {
    const [owned, other] = await Promise.all([aShop(), aShop()]);
    const body = anOfferInput(owned, { shopsIds: [owned.shop.id, other.shop.id] });
    const answer = await call(createOffer, { as: owned.owner, body });
    expect(answer.errors).toEqual([{ path: 'shopsIds.1', code: 'NOT_OF_THIS_BUSINESS' }]);
    expect(await offersOf(owned)).toEqual([]);
    const stored = await storedUnder(keys.shop(other.shop.id).PK);
    expect(stored.map(({ SK }) => SK)).toEqual(['COUNTERS', 'SHOP']);
  });

  it('publishes one offer of the same request twice at once', async () => {
    const owned = await aShop();
    const body = anOfferInput(owned);
    const [one, other] = await twiceAtOnce(createOffer, { as: owned.owner, body });
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    expect(await offersOf(owned)).toEqual([one.body]);
  });

  describe('at the limit of active offers', () => {
    /** A business of the smallest size, which may have ten, with all but some of them. */
    async function withRoomFor(room: number): Promise<OwnedShop> {
      const owned = await anActiveBusiness({ sizeTypeId: 1 });
      const shop = await openShop(owned);
      await publishInTurn({ ...owned, shop }, 10 - room);
      return { ...owned, shop };
    }

    it('refuses one more, until one is switched off', async () => {
      const owned = await withRoomFor(0);
      const request = { as: owned.owner, body: anOfferInput(owned) };
      const answer = await call(createOffer, request);
      expect({ status: answer.status, code: answer.code }).toEqual({
        status: 409,
        code: 'LIMIT_OF_SIZE_TYPE_REACHED',
      });
      const [newest] = await offersOf(owned);
      const params = { id: String(newest?.id) };
      await call(offerRoutes.setOfferStatus, { as: owned.owner, params });
      expect((await call(createOffer, request)).status).toBe(201);
    });

    it('never goes above it, however many come at once', async () => {
      const owned = await withRoomFor(2);
      const requests = Array.from({ length: 8 }, () => ({
        as: owned.owner,
        body: anOfferInput(owned),
      }));
      const answers = await atOnce(createOffer, requests);
      const published = answers.filter(({ status }) => status === 201);
      expect(published).toHaveLength(2);
      // Who lost every race is asked to come again; the others are told that it is full.
      const refusals = answers.flatMap(({ code }) => code ?? []);
      expect(['LIMIT_OF_SIZE_TYPE_REACHED', 'UNAVAILABLE']).toEqual(
        expect.arrayContaining(refusals),
      );
      expect(await offersOf(owned)).toHaveLength(10);
    });

    it('takes the ten of the smallest size from a large business until staff approve it', async () => {
      const owned = await aPendingBusiness({ sizeTypeId: 5 });
      const shop = await openShop(owned);
      await publishInTurn({ ...owned, shop }, 10);
      const eleventh = { as: owned.owner, body: anOfferInput({ ...owned, shop }) };
      expect((await call(createOffer, eleventh)).code).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
      await decide(owned.business.id, 'approve');
      expect((await call(createOffer, eleventh)).status).toBe(201);
    });

    it('has none for the special size type', async () => {
      const owned = await aShop();
      await changeItem(keys.business(owned.business.id), { sizeTypeId: 99 });
      const answer = await call(createOffer, { as: owned.owner, body: anOfferInput(owned) });
      expect(answer.code).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
    });
  });

  it('publishes all of several at once where there is room', async () => {
    const owned = await aShop();
    const requests = [1, 2, 3].map(() => ({ as: owned.owner, body: anOfferInput(owned) }));
    expect(statusesOf(await atOnce(createOffer, requests))).toEqual([201, 201, 201]);
    expect(await offersOf(owned)).toHaveLength(3);
  });

  it('publishes in twenty shops at once', async () => {
    const owned = await anActiveBusiness({ sizeTypeId: 4 });
    const shops = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        openShop(owned, { address: anAddress({ city: `Cidade ${index}` }) }),
      ),
    );
    const shop = shops[0] as OwnedShop['shop'];
    const offer = await publish({ ...owned, shop }, { shopsIds: shops.map(({ id }) => id) });
    expect(offer.shopsIds).toHaveLength(20);
  });

  describe('with fields that are wrong', () => {
    let owned: OwnedShop;
    beforeAll(async () => {
      owned = await aShop();
    });
    afterEach(async () => {
      expect(await offersOf(owned)).toEqual([]);
    });

    it.each<[string, object, string, string]>([
      ['a price above the original', { offerPrice: 20 }, 'offerPrice', 'NOT_BELOW_ORIGINAL_PRICE'],
      ['the original price', { offerPrice: 19.9 }, 'offerPrice', 'NOT_BELOW_ORIGINAL_PRICE'],
      ['a price of three decimals', { offerPrice: 1.999 }, 'offerPrice', 'INVALID_FORMAT'],
      ['a price of nothing', { offerPrice: 0 }, 'offerPrice', 'TOO_SMALL'],
      ['a price below nothing', { offerPrice: -1 }, 'offerPrice', 'TOO_SMALL'],
      ['a price above a million', { originalPrice: 1_000_000.01 }, 'originalPrice', 'TOO_BIG'],
      ['a price as a text', { offerPrice: '14,90' }, 'offerPrice', 'INVALID_TYPE'],
      ['no price', { offerPrice: null }, 'offerPrice', 'REQUIRED'],
      ['a day that is over', { expirationDate: daysAhead(-2) }, 'expirationDate', 'IN_THE_PAST'],
      ['a first day that is over', { startDate: daysAhead(-2) }, 'startDate', 'IN_THE_PAST'],
      ['a first day after the last', { startDate: daysAhead(8) }, 'startDate', 'AFTER_EXPIRATION'],
      [
        'a day that there is not',
        { expirationDate: '2027-02-29' },
        'expirationDate',
        'INVALID_FORMAT',
      ],
      [
        'an instant for a day',
        { expirationDate: '2027-02-01T00:00:00Z' },
        'expirationDate',
        'INVALID_FORMAT',
      ],
      [
        'an end after next year',
        { expirationDate: `${nextYear + 1}-01-01` },
        'expirationDate',
        'TOO_FAR_AHEAD',
      ],
      [
        'an end at the end of time',
        { expirationDate: '9999-12-31' },
        'expirationDate',
        'TOO_FAR_AHEAD',
      ],
      [
        'a start after next year',
        { startDate: '9999-12-30', expirationDate: '9999-12-31' },
        'startDate',
        'TOO_FAR_AHEAD',
      ],
      ['no shop', { shopsIds: [] }, 'shopsIds', 'TOO_FEW'],
      [
        'a shop that there is not',
        { shopsIds: [unknown.shop.id] },
        'shopsIds.0',
        'NOT_OF_THIS_BUSINESS',
      ],
      ['a shop that is no id', { shopsIds: ['padaria'] }, 'shopsIds.0', 'INVALID_FORMAT'],
      ['no way to pay', { paymentOptions: [] }, 'paymentOptions', 'TOO_FEW'],
      [
        'a way to pay that there is not',
        { paymentOptions: ['PAYMENT_OPTION_DEBIT'] },
        'paymentOptions.0',
        'INVALID_VALUE',
      ],
      [
        'a way to pay twice',
        { paymentOptions: ['PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_PIX'] },
        'paymentOptions',
        'INVALID_VALUE',
      ],
      ['a limit of nothing', { availableLimit: 0 }, 'availableLimit', 'TOO_SMALL'],
      ['half a limit', { availableLimit: 1.5 }, 'availableLimit', 'INVALID_TYPE'],
      ['a limit above a million', { availableLimit: 1_000_001 }, 'availableLimit', 'TOO_BIG'],
      ['a short title', { title: 'Pã' }, 'title', 'TOO_SHORT'],
      [
        'a title with a right-to-left mark',
        { title: 'Pão \u202Eoãp' },
        'title',
        'CONTROL_CHARACTER',
      ],
      ['a title of two lines', { title: 'Pão\nfrancês' }, 'title', 'CONTROL_CHARACTER'],
      ['a count of claims', { claimedCount: 5 }, 'claimedCount', 'UNKNOWN_FIELD'],
    ])('refuses %s', async (_, changes, path, code) => {
      const body = { ...anOfferInput(owned), ...changes };
      const answer = await call(createOffer, { as: owned.owner, body });
      expect(answer.code).toBe('VALIDATION_FAILED');
      expect(answer.errors[0]).toEqual({ path, code });
    });

    it('refuses the same shop twice', async () => {
      const body = anOfferInput(owned, { shopsIds: [owned.shop.id, owned.shop.id] });
      const answer = await call(createOffer, { as: owned.owner, body });
      expect(answer.errors).toEqual([{ path: 'shopsIds', code: 'INVALID_VALUE' }]);
    });

    it('refuses an image that was not uploaded here', async () => {
      const body = anOfferInput(owned, { imagesUrls: ['https://evil.test/a.png'] });
      const answer = await call(createOffer, { as: owned.owner, body });
      expect(answer.code).toBe('IMAGE_NOT_FOUND');
    });
  });

  refusesBadBodies(
    createOffer,
    async () => {
      const owned = await aShop();
      const query = { of: owned.business.id };
      return { as: owned.owner, body: anOfferInput(owned), query };
    },
    async ({ query }) => {
      const stored = await storedUnder(keys.business(String(query?.['of'])).PK);
      expect(stored.some(({ SK }) => String(SK).startsWith('OFFER#'))).toBe(false);
    },
  );
});
