import { shopRoutes } from '#contract/routes/shops.ts';
import type { Shop } from '#contract/shops.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import {
  aBusinessWithRevision,
  anActiveBusiness,
  aPendingBusiness,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOffer } from '#test/support/stories/offers.ts';
import { aShopChange, ask, changeShop, removeShop } from '#test/support/stories/shop-changes.ts';
import {
  aCity,
  anAddress,
  anIdentifier,
  aShop,
  aShopInput,
  openShop,
} from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { atOnce, statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';
import { warmUp } from '#test/support/stories/warm-up.ts';
import { everywhere, nowhere, whereShown } from '#test/support/stories/where-shown.ts';

const { updateShop, createShop, getShop } = shopRoutes;

async function shownToOwner(owned: Awaited<ReturnType<typeof aShop>>): Promise<Shop> {
  return (await call(getShop, { as: owned.owner, params: { id: owned.shop.id } })).body;
}

describe('updateShop', () => {
  it('replaces what the owner entered, clears what is left out, and counts the version up', async () => {
    const owned = await aShop({ about: 'Desde 1950', paymentOptions: ['PAYMENT_OPTION_PIX'] });
    const address = anAddress({ street: 'Rua Nova' });
    const answer = await call(
      updateShop,
      aShopChange(owned, { address, shopRules: '<b onclick="x()">Sem cães</b>' }),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
    expect(answer.body).toMatchObject({
      id: owned.shop.id,
      address: { street: 'Rua Nova', postalCode: '50050000' },
      shopRules: '<b>Sem cães</b>',
      createdAt: owned.shop.createdAt,
      version: 2,
    });
    expect(answer.body).not.toHaveProperty('about');
    expect(answer.body).not.toHaveProperty('paymentOptions');
    expect(await shownToOwner(owned)).toEqual(answer.body);
  });

  it('accepts the values that are stored', async () => {
    const owned = await aShop();
    expect((await call(updateShop, aShopChange(owned))).status).toBe(200);
    expect((await ask(owned.shop.shopIdentifier)).body.id).toBe(owned.shop.id);
  });

  it('takes the time zone of the state if none is given', async () => {
    const owned = await aShop({ timeZone: 'America/Noronha' });
    expect((await changeShop(owned, {})).timeZone).toBe('America/Sao_Paulo');
    const address = anAddress({ state: 'AC', city: 'Rio Branco' });
    expect((await changeShop(owned, { address })).timeZone).toBe('America/Rio_Branco');
  });

  it('switches a shop and its offers off and on; without a status it stays as it is', async () => {
    const owned = await anOffer({}, { address: anAddress({ city: aCity() }) });
    expect((await changeShop(owned, { shopStatus: 'inactive' })).shopStatus).toBe('inactive');
    expect((await changeShop(owned, {})).shopStatus).toBe('inactive');
    await eventually(async () =>
      expect(await whereShown(owned.offer, owned.shop)).toEqual(nowhere),
    );
    expect((await changeShop(owned, { shopStatus: 'active' })).shopStatus).toBe('active');
    await eventually(async () =>
      expect(await whereShown(owned.offer, owned.shop)).toEqual(everywhere),
    );
  });

  it('accepts the id of a revision of its business', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    const shop = await openShop({ owner, business });
    const owned = { owner, business, shop };
    expect((await changeShop(owned, { businessId: revision.id })).businessId).toBe(business.id);
  });

  it('refuses the business of another owner', async () => {
    const [owned, other] = await Promise.all([aShop(), anActiveBusiness()]);
    const change = aShopChange(owned, { businessId: other.business.id });
    expect((await call(updateShop, change)).code).toBe('BUSINESS_NOT_FOUND');
  });

  it('refuses a suspended business', async () => {
    const owned = await aShop();
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    expect((await call(updateShop, aShopChange(owned))).code).toBe('BUSINESS_NOT_ACTIVE');
  });

  it('changes a shop once for the same request sent twice concurrently', async () => {
    const owned = await aShop();
    const change = aShopChange(owned, { shopIdentifier: anIdentifier() });
    const [one, other] = await twiceAtOnce(updateShop, change);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body).toEqual(one.body);
    expect(one.body.version).toBe(2);
  });

  it('makes one of twenty concurrent edits of the same version', async () => {
    const owned = await aShop();
    await warmUp(getShop, { params: { id: owned.shop.id } });
    const edits = Array.from({ length: 20 }, (_, n) =>
      aShopChange(owned, { about: `Edição ${n}` }, '"1"'),
    );
    const answers = await atOnce(updateShop, edits);
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
    expect(refused.filter((status) => status !== 412 && status !== 503)).toEqual([]);
    expect(await shownToOwner(owned)).toEqual(made[0]?.body);
  }, 120_000);
});

describe('an identifier that a shop gives up', () => {
  it('redirects anyone to the new one, with the query, and no cache keeps that', async () => {
    const owned = await aShop();
    const { shopIdentifier } = await changeShop(owned, { shopIdentifier: anIdentifier() });
    const { status, headers } = await call(shopRoutes.getShopByIdentifier, {
      params: { identifier: owned.shop.shopIdentifier },
      query: { consumerId: owned.owner.userId },
      as: owned.owner,
    });
    const path = `/api/shops/shop-identifier/${shopIdentifier}`;
    expect({ status, location: headers.location, cache: headers['cache-control'] }).toEqual({
      status: 307,
      location: `${path}?consumerId=${owned.owner.userId}`,
      cache: 'no-store',
    });
    expect((await ask(owned.shop.shopIdentifier)).headers.location).toBe(path);
    expect((await ask(shopIdentifier)).body.id).toBe(owned.shop.id);
  });

  it('leads straight to the newest one after several renames, and may be taken back', async () => {
    const owned = await aShop();
    const [first, second, third] = [owned.shop.shopIdentifier, anIdentifier(), anIdentifier()];
    await changeShop(owned, { shopIdentifier: second });
    await changeShop(owned, { shopIdentifier: third });
    for (const former of [first, second]) {
      expect((await ask(former)).headers.location).toMatch(new RegExp(`/${third}$`));
    }
    await changeShop(owned, { shopIdentifier: first });
    expect((await ask(first)).body.id).toBe(owned.shop.id);
    for (const former of [second, third]) {
      expect((await ask(former)).headers.location).toMatch(new RegExp(`/${first}$`));
    }
  });

  it('is 404 for others while its shop is not public, and redirects its owner', async () => {
    const owned = await aPendingBusiness();
    const shop = await openShop(owned);
    await changeShop({ ...owned, shop }, { shopIdentifier: anIdentifier() });
    expect((await ask(shop.shopIdentifier)).code).toBe('SHOP_NOT_FOUND');
    expect((await ask(shop.shopIdentifier, owned.owner)).status).toBe(307);
  });

  it('may be given to another shop of the business, to which it leads then', async () => {
    const owned = await aShop();
    const { shopIdentifier } = owned.shop;
    await changeShop(owned, { shopIdentifier: anIdentifier() });
    const created = await openShop(owned, { shopIdentifier });
    expect((await ask(shopIdentifier)).body.id).toBe(created.id);
    await changeShop({ ...owned, shop: created }, { shopIdentifier: anIdentifier() });
    await changeShop(owned, { shopIdentifier });
    expect((await ask(shopIdentifier)).body.id).toBe(owned.shop.id);
  });

  it('is refused to a shop of another business until its reservation is over', async () => {
    const [owned, other] = await Promise.all([aShop(), aShop()]);
    const { shopIdentifier } = owned.shop;
    await changeShop(owned, { shopIdentifier: anIdentifier() });
    const rename = aShopChange(other, { shopIdentifier });
    const open = {
      as: other.owner,
      body: aShopInput(other.business.id, { shopIdentifier }),
    };
    expect((await call(updateShop, rename)).code).toBe('SHOP_IDENTIFIER_TAKEN');
    expect((await call(createShop, open)).code).toBe('SHOP_IDENTIFIER_TAKEN');
    const reservedUntil = new Date(Date.now() - 1).toISOString();
    await changeItem(keys.shopIdentifier(shopIdentifier), { reservedUntil });
    expect((await ask(shopIdentifier)).code).toBe('SHOP_NOT_FOUND');
    expect((await call(updateShop, rename)).status).toBe(200);
    expect((await ask(shopIdentifier)).body.id).toBe(other.shop.id);
  });

  it('is one of ten at most that a business gives up in a day, by renames and removals', async () => {
    const owned = await aShop();
    const closed = await openShop(owned);
    const other = await openShop(owned);
    for (let n = 0; n < 8; n += 1) await changeShop(owned, { shopIdentifier: anIdentifier() });
    expect((await removeShop({ ...owned, shop: closed })).status).toBe(204);
    const rename = () => aShopChange(owned, { shopIdentifier: anIdentifier() });
    const answers = await atOnce(updateShop, [rename(), rename(), rename()]);
    expect(statusesOf(answers)).toEqual([200, 429, 429]);
    const refused = [
      await call(updateShop, rename()),
      await removeShop({ ...owned, shop: other }),
      await removeShop({ ...owned, shop: other }, 'force'),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('TOO_MANY_REQUESTS'));
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const { shopIdentifier } = await shownToOwner(owned);
    expect((await changeShop(owned, { shopIdentifier, about: 'Aberta' })).about).toBe('Aberta');
    expect((await openShop(owned)).version).toBe(1);
  });
});
