import { handler } from '#lambdas/entries/api/offers.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { publishedOffer } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const noronha = aShop({ timeZone: 'America/Noronha' });
const acre = aShop({
  id: otherShopId,
  timeZone: 'America/Rio_Branco',
  address: anAddressIn('AC', 'Rio Branco'),
});
/** In both shops until 31 December: until 01:59:59 UTC in Noronha, 04:59:59 UTC in Acre. */
const inBoth = anOffer({ shopsIds: [shopId, otherShopId], endsAt: '2027-01-01T04:59:59.000Z' });
const inAcre = anOffer({
  id: 'off_01K9C1B2C3D4E5F6G7H8J9K002',
  shopsIds: [otherShopId],
  endsAt: inBoth.endsAt,
});

const list = async (query: Record<string, string>, userId = ownerId) => {
  const parts = { as: { userId }, params: { id: businessId }, query };
  const answer = await invokeHandler(handler, aRequest('GET /businesses/{id}/offers', parts));
  const items = (answer.body['items'] ?? []) as { id: string; displayStatus: string }[];
  return { ...answer, shown: items.map(({ id, displayStatus }) => [id, displayStatus]) };
};

beforeEach(() => {
  stopDateAt('2027-01-01T03:00:00.000Z');
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.user(aUser({ userId: strangerId, businessId, shopId })),
    stored.business(aBusiness()),
    ...[noronha, acre].map(stored.shop),
    ...publishedOffer(inBoth, [noronha, acre]),
    ...publishedOffer(inAcre, [acre]),
  );
});

describe('an offer in shops of several time zones', () => {
  const expired = [[inBoth.id, 'expired']];
  const active = [inBoth.id, 'active'];

  it('has ended in a shop whose day is over, and runs for its business and other shops', async () => {
    expect((await list({ shopId })).shown).toEqual(expired);
    expect((await list({ shopId, status: 'expired' })).shown).toEqual(expired);
    expect((await list({ shopId, status: 'active' })).shown).toEqual([]);
    expect((await list({ shopId: otherShopId, status: 'active' })).shown).toContainEqual(active);
    expect((await list({ status: 'active' })).shown).toContainEqual(active);
    expect((await list({ status: 'expired' })).shown).toEqual([]);
  });
});

describe("a validator's list of offers", () => {
  it.each([
    [{}, 1],
    [{ shopId }, 1],
    [{ status: 'expired' }, 1],
    [{ status: 'active' }, 0],
    [{ q: 'pao' }, 1],
    [{ q: 'sonho' }, 0],
  ])('with the query %j has %i offers of their shop', async (query, count) => {
    const { status, shown } = await list(query as Record<string, string>, strangerId);
    expect(status).toBe(200);
    expect(shown).toEqual(expect.arrayContaining(expired(count)));
    expect(shown).toHaveLength(count);
  });

  it('is refused for another shop of the business', async () => {
    expect(await list({ shopId: otherShopId }, strangerId)).toMatchObject({
      status: 404,
      body: { code: 'SHOP_NOT_FOUND' },
    });
  });
});

function expired(count: number) {
  return count === 1 ? [[inBoth.id, 'expired']] : [];
}
