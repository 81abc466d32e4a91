import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aLastingOffer, offerId } from '#test/support/builders/an-offer.ts';
import { owner, stranger } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { changeAttributes, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const off = shopIdNo(1);
const shops = [
  aShop(),
  aShop({ id: off, shopIdentifier: 'desligada', shopStatus: 'inactive' }),
  aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' }),
];
const shopsIds = [otherShopId, off, shopId];
const validator = aValidatorUser({ shopId: off });

const list = (as?: { userId: string }) =>
  call(offerRoutes.listShopsOfOffer, { params: { id: offerId }, as });
const idsFor = async (as?: { userId: string }) => (await list(as)).body.items.map(({ id }) => id);

beforeEach(() =>
  tableHolds(
    ...aBakery({ shops }),
    stored.user(validator),
    ...publishedOffer(aLastingOffer({ shopsIds }), shops),
  ),
);

describe('listShopsOfOffer', () => {
  it("summarises an offer's live shops in its order, for anyone", async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual([otherShopId, shopId]);
    expect(body.items[1]).toMatchObject({
      business: { id: businessId, name: 'Padaria Aurora' },
      shopIdentifier: 'padariaaurora',
      shopStatus: 'active',
      city: 'Recife',
      isFollowing: false,
    });
    expect(body.items[1]).not.toHaveProperty('validatorsCount');
    expect(await idsFor(stranger)).toEqual([otherShopId, shopId]);
  });

  it.each(['active', 'inactive'])(
    'shows all shops of an %s offer to the owner, and a validator their shop, in any state',
    async (status) => {
      await changeAttributes(keys.offer(offerId), { status });
      expect(await idsFor(owner)).toEqual(shopsIds);
      expect(await idsFor(validator)).toEqual([off]);
    },
  );

  it('hides an offer that is not live from everyone else', async () => {
    await changeAttributes(keys.offer(offerId), { status: 'inactive' });
    for (const as of [undefined, stranger]) expect((await list(as)).code).toBe('OFFER_NOT_FOUND');
  });
});
