import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aRegisteredBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import {
  aShopChange,
  askForShop,
  closeShopAsOwner,
  editShop,
  shownToOwner,
} from '#test/support/stories/shop-changes.ts';
import { anIdentifier, anOwnedShop, aShopBody, openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { sendConcurrently, statusesOf } from '#test/support/stories/twice.ts';

const { updateShop, createShop } = shopRoutes;

describe('a former identifier of a shop', () => {
  it('redirects anyone to the new one, with the query, and is not cached', async () => {
    const owned = await anOwnedShop();
    const { shopIdentifier } = await editShop(owned, { shopIdentifier: anIdentifier() });
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
    expect((await askForShop(owned.shop.shopIdentifier)).headers.location).toBe(path);
    expect((await askForShop(shopIdentifier)).body.id).toBe(owned.shop.id);
  });

  it('redirects with other hyphens or none; a rename that only moves hyphens leaves no former identifier', async () => {
    const [word, other] = [anIdentifier(), anIdentifier()];
    const owned = await anOwnedShop({ shopIdentifier: word });
    const hyphenated = `${word.slice(0, 4)}-${word.slice(4)}`;
    const changed = await editShop(owned, { shopIdentifier: hyphenated });
    expect(changed.shopIdentifier).toBe(hyphenated);
    for (const link of [word, hyphenated]) {
      expect((await askForShop(link)).body).toMatchObject({
        id: owned.shop.id,
        shopIdentifier: hyphenated,
      });
    }
    await editShop(owned, { shopIdentifier: other });
    for (const link of [word, hyphenated]) {
      expect((await askForShop(link)).headers.location).toMatch(new RegExp(`/${other}$`));
    }
  });

  it('redirects to the newest one after several renames, and may be taken back', async () => {
    const owned = await anOwnedShop();
    const [first, second, third] = [owned.shop.shopIdentifier, anIdentifier(), anIdentifier()];
    await editShop(owned, { shopIdentifier: second });
    await editShop(owned, { shopIdentifier: third });
    for (const former of [first, second]) {
      expect((await askForShop(former)).headers.location).toMatch(new RegExp(`/${third}$`));
    }
    await editShop(owned, { shopIdentifier: first });
    expect((await askForShop(first)).body.id).toBe(owned.shop.id);
    for (const former of [second, third]) {
      expect((await askForShop(former)).headers.location).toMatch(new RegExp(`/${first}$`));
    }
  });

  it('is 404 for others while its shop is not public, and redirects its owner', async () => {
    const owned = await anOwnedShop();
    const { shopIdentifier } = owned.shop;
    await editShop(owned, { shopIdentifier: anIdentifier(), shopStatus: 'inactive' });
    expect((await askForShop(shopIdentifier)).code).toBe('SHOP_NOT_FOUND');
    expect((await askForShop(shopIdentifier, owned.owner)).status).toBe(307);
  });

  it('is free for others at once if its business was never approved', async () => {
    const [owned, other] = await Promise.all([aRegisteredBusiness(), anOwnedShop()]);
    const shop = await openShop(owned);
    const { shopIdentifier } = shop;
    await editShop({ ...owned, shop }, { shopIdentifier: anIdentifier() });
    expect((await askForShop(shopIdentifier, owned.owner)).code).toBe('SHOP_NOT_FOUND');
    expect((await editShop(other, { shopIdentifier })).shopIdentifier).toBe(shopIdentifier);
  });

  it('may be given to another shop of the business, and then leads to that shop', async () => {
    const owned = await anOwnedShop();
    const { shopIdentifier } = owned.shop;
    await editShop(owned, { shopIdentifier: anIdentifier() });
    const created = await openShop(owned, { shopIdentifier });
    expect((await askForShop(shopIdentifier)).body.id).toBe(created.id);
    await editShop({ ...owned, shop: created }, { shopIdentifier: anIdentifier() });
    await editShop(owned, { shopIdentifier });
    expect((await askForShop(shopIdentifier)).body.id).toBe(owned.shop.id);
  });

  it('is refused to another business until its reservation ends', async () => {
    const [owned, other] = await Promise.all([anOwnedShop(), anOwnedShop()]);
    const { shopIdentifier } = owned.shop;
    await editShop(owned, { shopIdentifier: anIdentifier() });
    const rename = aShopChange(other, { shopIdentifier });
    const open = {
      as: other.owner,
      body: aShopBody(other.business.id, { shopIdentifier }),
    };
    expect((await call(updateShop, rename)).code).toBe('SHOP_IDENTIFIER_TAKEN');
    expect((await call(createShop, open)).code).toBe('SHOP_IDENTIFIER_TAKEN');
    const reservedUntil = new Date(Date.now() - 1).toISOString();
    await changeItem(keys.shopIdentifier(shopIdentifier), { reservedUntil });
    expect((await askForShop(shopIdentifier)).code).toBe('SHOP_NOT_FOUND');
    expect((await call(updateShop, rename)).status).toBe(200);
    expect((await askForShop(shopIdentifier)).body.id).toBe(other.shop.id);
  });

  it('is one of at most ten that a business gives up in a day, by renames and removals', async () => {
    const owned = await anOwnedShop();
    const closed = await openShop(owned);
    const other = await openShop(owned);
    for (let n = 0; n < 8; n += 1) await editShop(owned, { shopIdentifier: anIdentifier() });
    expect((await closeShopAsOwner({ ...owned, shop: closed })).status).toBe(204);
    const rename = () => aShopChange(owned, { shopIdentifier: anIdentifier() });
    const answers = await sendConcurrently(updateShop, [rename(), rename(), rename()]);
    expect(statusesOf(answers)).toEqual([200, 429, 429]);
    const refused = [
      await call(updateShop, rename()),
      await closeShopAsOwner({ ...owned, shop: other }),
      await closeShopAsOwner({ ...owned, shop: other }, 'force'),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('TOO_MANY_REQUESTS'));
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const { shopIdentifier } = await shownToOwner(owned);
    expect((await editShop(owned, { shopIdentifier, about: 'Aberta' })).about).toBe('Aberta');
    expect((await openShop(owned)).version).toBe(1);
  });
});
