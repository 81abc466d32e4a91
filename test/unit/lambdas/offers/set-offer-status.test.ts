import { handler } from '#lambdas/offers/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call, type RequestParts } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import { putsOf, stored, tableHolds, transactions } from '#test/support/mocked-table.ts';

const switchIt = (parts: RequestParts = {}) =>
  call(
    handler,
    aRequest('PUT /offers/{id}/status', {
      as: { userId: ownerId },
      params: { id: offerId },
      ...parts,
    }),
  );

const holds = (offer = anOffer(), business = aBusiness()) =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(business),
    stored.shop(aShop()),
    stored.offer(offer),
  );

const off = anOffer({ status: 'inactive' });
const full = Array.from({ length: 30 }, (_, n) => ({
  PK: `BUSINESS#${businessId}`,
  LSI1SK: `active#2026-12-31T02:59:59.000Z#${n}`,
}));

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  holds();
});

describe('switching an offer', () => {
  it('without a body flips it, with all of its rows', async () => {
    expect(await switchIt()).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { status: 'inactive', displayStatus: 'inactive', version: 2 },
    });
    const [offer, ofBusiness, ofShop] = putsOf(transactions()[0]);
    expect(offer?.Put?.Item).not.toHaveProperty('GSI1PK');
    expect(ofBusiness?.Put?.Item).toMatchObject(keys.offerOfBusiness(businessId, offerId));
    expect(ofShop?.Put?.Item).toMatchObject({
      ...keys.offerOfShop(shopId, offerId),
      status: 'inactive',
    });
    expect(ofShop?.Put?.Item).not.toHaveProperty('GSI1PK');
  });

  it('on puts it back into its feeds, if there is room for it', async () => {
    holds(off);
    expect((await switchIt({ body: { status: 'active' } })).body).toMatchObject({
      status: 'active',
    });
    const [actions = []] = transactions();
    const [offer, , ofShop] = putsOf(actions);
    expect(actions.flatMap(({ ConditionCheck }) => ConditionCheck?.Key ?? [])).toEqual([
      keys.business(businessId),
      keys.shop(shopId),
    ]);
    expect(actions.flatMap(({ Update }) => Update?.Key ?? [])).toEqual([
      keys.businessCounters(businessId),
    ]);
    // The start does not move, so that switching does not lift an offer to the top.
    const GSI1SK = `${anOffer().startsAt}#${offerId}`;
    expect(offer?.Put?.Item).toMatchObject({ GSI1PK: 'FEED#BR', GSI1SK });
    expect(ofShop?.Put?.Item).toMatchObject({
      GSI1PK: 'FEED#PE#recife',
      GSI1SK,
      GSI2PK: 'FEED#PE',
      GSI2SK: GSI1SK,
    });
  });

  it('to what it is already changes nothing', async () => {
    expect(await switchIt({ body: { status: 'active' } })).toMatchObject({
      status: 200,
      body: { status: 'active', version: 1 },
    });
    expect(transactions()).toEqual([]);
  });

  it.each([
    [{ status: 'sold_out' }, 'status', 'INVALID_VALUE'],
    [{}, 'status', 'REQUIRED'],
    [{ status: 'active', force: true }, 'force', 'UNKNOWN_FIELD'],
  ])('to %j is refused', async (body, path, code) => {
    expect(await switchIt({ body })).toMatchObject({
      status: 400,
      body: { errors: [{ path, code }] },
    });
    expect(transactions()).toEqual([]);
  });

  it('is refused once it is over', async () => {
    stopDateAt('2027-01-01T03:00:00.000Z');
    expect(await switchIt()).toMatchObject({ status: 409, body: { code: 'OFFER_EXPIRED' } });
  });

  it('on is refused above the limit of the size type; off is not', async () => {
    holds(off);
    queriesFind(...full);
    expect(await switchIt()).toMatchObject({
      status: 409,
      body: { code: 'LIMIT_OF_SIZE_TYPE_REACHED' },
    });
    holds();
    queriesFind(...full);
    expect(await switchIt()).toMatchObject({ status: 200 });
  });

  it('on is refused to a suspended business; off is not', async () => {
    const suspended = aBusiness({ status: 'suspended' });
    holds(off, suspended);
    expect(await switchIt()).toMatchObject({ status: 409, body: { code: 'BUSINESS_NOT_ACTIVE' } });
    holds(anOffer(), suspended);
    expect(await switchIt()).toMatchObject({ status: 200 });
  });

  it('is held to the version that its owner saw', async () => {
    expect(await switchIt({ headers: { 'if-match': '"2"' } })).toMatchObject({ status: 412 });
    expect(await switchIt({ headers: { 'if-match': '"1"' } })).toMatchObject({ status: 200 });
  });

  it('that is not there is refused', async () => {
    expect(await switchIt({ params: { id: offerId.replace('ABC', 'XYZ') } })).toMatchObject({
      status: 404,
      body: { code: 'OFFER_NOT_FOUND' },
    });
  });
});
