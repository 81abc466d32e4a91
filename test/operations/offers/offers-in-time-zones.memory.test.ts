import { offerRoutes } from '#contract/offers/routes.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerNo } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call, pageOfIds } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery, publishedOffer } from '#test/support/stored.ts';

const { listOffersOfBusiness, listOffersOfShop } = offerRoutes;
const shops = [
  aShop({ timeZone: 'America/Noronha' }),
  aShop({
    id: otherShopId,
    timeZone: 'America/Rio_Branco',
    address: anAddressIn('AC', 'Rio Branco'),
  }),
];
/** In both shops until 31 December: until 01:59:59 UTC in Noronha, 04:59:59 UTC in Acre. */
const inBoth = anOffer({ shopsIds: [shopId, otherShopId], endsAt: '2027-01-01T04:59:59.000Z' });

const statusesIn = async (query: Record<string, string>) => {
  const { body } = await call(listOffersOfBusiness, {
    as: owner,
    params: { id: businessId },
    query,
  });
  return body.items.map(({ displayStatus }) => displayStatus);
};

describe('an offer in shops of several time zones', () => {
  beforeEach(() => tableHolds(...aBakery({ shops }), ...publishedOffer(inBoth, shops)));

  it.each([
    [{ shopId }, ['expired']],
    [{ shopId, status: 'expired' }, ['expired']],
    [{ shopId, status: 'active' }, []],
    [{ shopId: otherShopId, status: 'active' }, ['active']],
    [{ status: 'active' }, ['active']],
    [{ status: 'expired' }, []],
  ])(
    'has ended where the day is over, and runs for its business and other shops: %j %j',
    async (query, statuses) => {
      stopDateAt('2027-01-01T03:00:00.000Z');
      expect(await statusesIn(query as Record<string, string>)).toEqual(statuses);
    },
  );

  it('is shown in the list of a shop with the end in its zone', async () => {
    stopDateAt('2026-12-01T12:00:00.000Z');
    const ends = await Promise.all(
      shops.map(async ({ id }) => {
        const { body } = await call(listOffersOfShop, { query: { shopId: id } });
        return body.items[0]?.endsAt;
      }),
    );
    expect(ends).toEqual(['2027-01-01T01:59:59.000Z', '2027-01-01T04:59:59.000Z']);
  });
});

it("a shop's list continues with the next offer when the last one shown has expired", async () => {
  const startsLater = { startsAt: '2026-12-01T03:00:00.000Z', startDate: '2026-12-01' };
  const offers = [
    offerNo(1),
    offerNo(2, { endsAt: '2026-11-30T02:59:59.000Z', expirationDate: '2026-11-29' }),
    offerNo(3, startsLater),
  ];
  await tableHolds(...aBakery(), ...offers.flatMap((offer) => publishedOffer(offer)));
  stopDateAt('2026-11-21T12:00:00.000Z');
  const first = await pageOfIds(listOffersOfShop, { query: { shopId, limit: '1' } });
  expect(first.ids).toEqual([offerNo(2).id]);
  stopDateAt('2026-12-02T12:00:00.000Z');
  const query = { shopId, pagingKey: String(first.pagingKey) };
  const { ids } = await pageOfIds(listOffersOfShop, { query });
  expect(ids).toEqual([offerNo(1).id, offerNo(3).id]);
});
