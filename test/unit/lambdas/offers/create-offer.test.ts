import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/offers/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { unpackTexts } from '#lambdas/shared/table/packed-texts.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOfferInput } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import {
  cancelled,
  putsOf,
  stored,
  table,
  tableHolds,
  transactions,
} from '#test/support/mocked-table.ts';

const owner = stored.user(aUser({ businessId }));
const inAcre = aShop({
  id: otherShopId,
  address: anAddressIn('AC', 'Rio Branco'),
  timeZone: 'America/Rio_Branco',
});

const publish = (changes: object = {}) =>
  call(
    handler,
    aRequest('POST /offers', { as: { userId: ownerId }, body: { ...anOfferInput(), ...changes } }),
  );

const refusal = async (changes?: object) => {
  const { status, body } = await publish(changes);
  expect(transactions()).toEqual([]);
  return [status, body['code'], body['errors']];
};

const holds = (business = aBusiness()) =>
  tableHolds(owner, stored.business(business), stored.shop(aShop()), stored.shop(inAcre));

beforeEach(() => {
  // The 21st in São Paulo, still the 20th in Acre.
  stopDateAt('2026-11-21T03:30:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  holds();
});

describe('publishing an offer', () => {
  it('answers with the whole of it and where it is', async () => {
    const { status, headers, body } = await publish({ availableLimit: 50 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...anOfferInput(),
      business: { id: businessId, name: 'Padaria Aurora' },
      discountPercent: 38,
      availableLimit: 50,
      claimedCount: 0,
      status: 'active',
      displayStatus: 'active',
      version: 1,
    });
    expect(headers).toMatchObject({ location: `/api/offers/${body['id']}`, etag: '"1"' });
  });

  it('writes it everywhere it is looked for, all or nothing', async () => {
    const { body } = await publish({ shopsIds: [shopId, otherShopId] });
    const id = String(body['id']);
    expect(transactions()).toHaveLength(1);
    const actions = transactions()[0] ?? [];
    expect(putsOf(actions).map(({ Put }) => Put?.Item?.['PK'])).toEqual([
      `OFFER#${id}`,
      `OFFER#${id}`,
      `BUSINESS#${businessId}`,
      `SHOP#${shopId}`,
      `SHOP#${otherShopId}`,
    ]);
    expect(actions.flatMap(({ ConditionCheck }) => ConditionCheck?.Key ?? [])).toEqual([
      keys.business(businessId),
      keys.shop(shopId),
      keys.shop(otherShopId),
    ]);
    expect(actions.flatMap(({ Update }) => Update?.Key ?? [])).toEqual([
      keys.businessCounters(businessId),
    ]);
    for (const { Put } of actions) {
      if (Put) expect(Put.ConditionExpression).toBe('attribute_not_exists(PK)');
    }
  });

  it('may start later', async () => {
    expect(await publish({ startDate: '2026-11-22' })).toMatchObject({
      status: 201,
      body: { displayStatus: 'scheduled', startsAt: '2026-11-22T03:00:00.000Z' },
    });
  });

  it('may end today, in the shop that keeps the youngest day', async () => {
    expect(await refusal({ expirationDate: '2026-11-20' })).toEqual([
      400,
      'VALIDATION_FAILED',
      [{ path: 'expirationDate', code: 'IN_THE_PAST' }],
    ]);
    const shopsIds = [shopId, otherShopId];
    expect(await publish({ expirationDate: '2026-11-20', shopsIds })).toMatchObject({
      status: 201,
    });
  });

  it.each([
    ['of another business', [stored.shop(aShop({ id: otherShopId, businessId: revisionId }))]],
    ['that are not there', []],
  ])('is refused in shops %s', async (_, shops) => {
    tableHolds(owner, stored.business(aBusiness()), stored.shop(aShop()), ...shops);
    expect(await refusal({ shopsIds: [shopId, otherShopId] })).toEqual([
      400,
      'VALIDATION_FAILED',
      [{ path: 'shopsIds.1', code: 'NOT_OF_THIS_BUSINESS' }],
    ]);
  });

  it('may be prepared while the business waits for approval, outside of the feeds', async () => {
    holds(aPendingBusiness());
    expect(await publish()).toMatchObject({ status: 201 });
    for (const { Put } of putsOf(transactions()[0])) {
      expect(Put?.Item?.['GSI1PK']).toBeUndefined();
      expect(String(Put?.Item?.['GSI2PK'])).not.toContain('FEED');
    }
  });

  it('under the id of a revision is the live business’s', async () => {
    tableHolds(
      owner,
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
      stored.shop(aShop()),
    );
    expect(await publish({ businessId: revisionId })).toMatchObject({
      status: 201,
      body: { businessId, business: { name: 'Padaria Aurora' } },
    });
  });

  it.each(['rejected', 'suspended', 'closed'] as const)(
    'is refused to a %s business',
    async (status) => {
      holds(aBusiness({ status }));
      expect(await refusal()).toEqual([409, 'BUSINESS_NOT_ACTIVE', undefined]);
    },
  );

  it('is refused above the limit of the size type', async () => {
    const rows = Array.from({ length: 30 }, (_, n) => ({
      PK: `BUSINESS#${businessId}`,
      LSI1SK: `active#2026-12-31T02:59:59.000Z#${n}`,
    }));
    queriesFind(...rows);
    expect(await refusal()).toEqual([409, 'LIMIT_OF_SIZE_TYPE_REACHED', undefined]);
    queriesFind(...rows.slice(1));
    expect(await publish()).toMatchObject({ status: 201 });
  });

  it('counts again when another offer was published a moment ago', async () => {
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      tableHolds(owner, stored.business(aBusiness()), stored.shop(aShop()), {
        ...keys.businessCounters(businessId),
        offersRevision: 1,
      });
      throw cancelled('None', 'ConditionalCheckFailed');
    });
    expect(await publish()).toMatchObject({ status: 201 });
    const update = transactions()
      .at(-1)
      ?.find(({ Update }) => Update)?.Update;
    expect(update?.ExpressionAttributeValues).toEqual({
      ':next': 2,
      ':read': 1,
    });
  });

  it('cleans what the owner wrote before it is stored', async () => {
    await publish({ moreDetails: '<b onclick="x()">Pão</b>', offerRules: '' });
    const [offer] = putsOf(transactions()[0]);
    const item = unpackTexts(offer?.Put?.Item);
    expect(item).toMatchObject({ moreDetails: '<b>Pão</b>' });
    expect(item).not.toHaveProperty('offerRules');
  });

  it('takes no pictures that were not uploaded to us', async () => {
    expect(await refusal({ imagesUrls: ['https://elsewhere.test/a.png'] })).toEqual([
      409,
      'IMAGE_NOT_FOUND',
      undefined,
    ]);
  });
});
