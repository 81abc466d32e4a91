import { businessRoutes } from '#contract/routes/businesses.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import {
  aBusinessInput,
  aBusinessWithRevision,
  anActiveBusiness,
  aPendingBusiness,
  decide,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import {
  anAddress,
  anIdentifier,
  aShop,
  aShopInput,
  isFree,
  openShop,
  shopsOf,
} from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { atOnce, statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';

const { createShop } = shopRoutes;

describe('createShop', () => {
  it('opens a shop', async () => {
    const owned = await anActiveBusiness();
    const { owner, business } = owned;
    const body = aShopInput(business.id);
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
      timeZone: 'America/Sao_Paulo',
      address: { postalCode: '50050000', city: 'Recife' },
      contacts: { WhatsApp: '+5581998765432', Phone: '', Email: '', Telegram: '' },
      followersCount: 0,
      activeOffersCount: 0,
      legal: { name: business.name, taxId: '11222333000181', taxIdType: 'CNPJ' },
    });
    expect(await shopsOf(owned)).toEqual([answer.body]);
  });

  it('normalizes the identifier', async () => {
    const identifier = anIdentifier();
    const typed = `  Pão & ${identifier.toUpperCase()} `;
    const { shop } = await aShop({ shopIdentifier: typed });
    expect(shop.shopIdentifier).toBe(`pao${identifier}`);
  });

  it('uses the time zone in the request, by default that of the state', async () => {
    const owned = await anActiveBusiness();
    const address = anAddress({ city: 'Manaus', state: 'AM' });
    const [inManaus, onNoronha] = [
      await openShop(owned, { address }),
      await openShop(owned, { timeZone: 'America/Noronha' }),
    ];
    expect(inManaus.timeZone).toBe('America/Manaus');
    expect(onNoronha.timeZone).toBe('America/Noronha');
  });

  it('removes elements that could run scripts from texts', async () => {
    const { shop } = await aShop({
      about: '<p onclick="x()">Desde 1950<script>alert(1)</script></p>',
    });
    expect(shop.about).toBe('<p>Desde 1950</p>');
  });

  it('accepts a shop of a business that waits for approval', async () => {
    const owned = await aPendingBusiness();
    const shop = await openShop(owned);
    expect(await shopsOf(owned)).toEqual([shop]);
  });

  it('opens a shop of the live record for the id of a revision', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    const { body } = await call(createShop, { as: owner, body: aShopInput(revision.id) });
    expect(body.businessId).toBe(business.id);
  });

  it('refuses a suspended business', async () => {
    const owned = await anActiveBusiness();
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    const body = aShopInput(owned.business.id);
    const answer = await call(createShop, { as: owned.owner, body });
    expect(answer).toMatchObject({ status: 409, code: 'BUSINESS_NOT_ACTIVE' });
    expect(await isFree(owned, body.shopIdentifier)).toBe(true);
  });

  describe('with an identifier that several requests want', () => {
    it('gives it to one of two concurrent requests of the same business', async () => {
      const owned = await anActiveBusiness();
      const body = aShopInput(owned.business.id);
      const answers = await atOnce(createShop, [
        { as: owned.owner, body },
        { as: owned.owner, body },
      ]);
      expect(statusesOf(answers)).toEqual([201, 409]);
      expect(await shopsOf(owned)).toHaveLength(1);
    });

    it('refuses an identifier that is taken, in any spelling', async () => {
      const { shop } = await aShop();
      const other = await anActiveBusiness();
      const body = aShopInput(other.business.id, {
        shopIdentifier: shop.shopIdentifier.toUpperCase().split('').join(' ').slice(0, 120),
      });
      const answer = await call(createShop, { as: other.owner, body });
      expect(answer.code).toBe('SHOP_IDENTIFIER_TAKEN');
    });
  });

  it('opens one shop for the same request sent twice concurrently', async () => {
    const owned = await anActiveBusiness();
    const body = aShopInput(owned.business.id);
    const [one, other] = await twiceAtOnce(createShop, { as: owned.owner, body });
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    expect(await shopsOf(owned)).toEqual([one.body]);
  });

  it('accepts a rejected business after it is approved', async () => {
    const { owner, business } = await aPendingBusiness();
    await decide(business.id, 'reject');
    const body = aShopInput(business.id);
    expect((await call(createShop, { as: owner, body })).code).toBe('BUSINESS_NOT_ACTIVE');
    await call(businessRoutes.updateBusiness, {
      as: owner,
      params: { id: business.id },
      body: aBusinessInput(owner),
    });
    await decide(business.id, 'approve');
    expect((await call(createShop, { as: owner, body })).status).toBe(201);
  });
});
