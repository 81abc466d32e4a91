import { shopRoutes } from '#contract/shops/routes.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedShop, aShopBody, listShopsOf } from '#test/support/stories/shops.ts';
import { sendTwice } from '#test/support/stories/twice.ts';

const { createShop } = shopRoutes;

describe('createShop', () => {
  it('opens a shop', async () => {
    const owned = await anActiveBusiness();
    const { owner, business } = owned;
    const about = '<p onclick="x()">Desde 1950<script>alert(1)</script></p>';
    const body = aShopBody(business.id, { about });
    const answer = await call(createShop, { as: owner, body });
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      location: `/api/shops/${answer.body.id}`,
      etag: '"1"',
    });
    expect(answer.body).toMatchObject({
      businessId: business.id,
      shopIdentifier: body.shopIdentifier,
      shopStatus: 'active',
      about: '<p>Desde 1950</p>',
      timeZone: 'America/Sao_Paulo',
      address: { postalCode: '50050000', city: 'Recife' },
      contacts: { WhatsApp: '+5581998765432', Phone: '', Email: '', Telegram: '' },
      followersCount: 0,
      activeOffersCount: 0,
      legal: { name: business.name, taxId: '11222333000181', taxIdType: 'CNPJ' },
    });
    expect(await listShopsOf(owned)).toEqual([answer.body]);
  });

  describe('with an identifier that several requests want', () => {
    it('refuses an identifier that is taken, in any spelling', async () => {
      const { shop } = await anOwnedShop();
      const other = await anActiveBusiness();
      const [first, ...others] = shop.shopIdentifier.toUpperCase();
      const shopIdentifier = `${first} ${others.join('.')}`;
      const body = aShopBody(other.business.id, { shopIdentifier });
      const answer = await call(createShop, { as: other.owner, body });
      expect(answer.code).toBe('SHOP_IDENTIFIER_TAKEN');
    });
  });

  it('opens one shop for the same request sent twice concurrently', async () => {
    const owned = await anActiveBusiness();
    const body = aShopBody(owned.business.id);
    const [one, other] = await sendTwice(createShop, { as: owned.owner, body });
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    expect(await listShopsOf(owned)).toEqual([one.body]);
  });
});
