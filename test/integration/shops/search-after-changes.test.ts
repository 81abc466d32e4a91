import { keys } from '#lambdas/platform/table/keys.ts';
import {
  anActiveBusiness,
  aRegisteredBusiness,
  decideAsStaff,
} from '#test/support/stories/businesses.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aWord, expectFound, idsFor } from '#test/support/stories/search.ts';
import { anIdentifier, openShop } from '#test/support/stories/shops.ts';
import { changeItem, storedUnder } from '#test/support/stories/table.ts';

const searchRowsOf = async (shopId: string) =>
  (await storedUnder(keys.shop(shopId).PK)).filter(({ SK }) => String(SK).startsWith('WORD'));

describe('searchShops', () => {
  it('has no rows of shops that are not public', async () => {
    const name = aWord();
    const owned = await aRegisteredBusiness({ name });
    const { id } = await openShop(owned);
    expect(await searchRowsOf(id)).toEqual([]);
    expect(await idsFor(name)).toEqual([]);
    await decideAsStaff(owned.business.id, 'approve');
    await expectFound([id], name);
  });

  it('hides the shops of a suspended business immediately, and removes their rows', async () => {
    const name = aWord();
    const owned = await anActiveBusiness({ name });
    const { id } = await openShop(owned);
    await expectFound([id], name);
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    expect(await idsFor(name)).toEqual([]);
    await eventually(async () => expect(await searchRowsOf(id)).toEqual([]));
    await changeItem(keys.business(owned.business.id), { status: 'active' });
    await expectFound([id], name);
  });

  it('follows a switch, a new identifier and a new name', async () => {
    const [name, renamed, identifier] = [aWord(), aWord(), anIdentifier()];
    const owned = await anActiveBusiness({ name });
    const { id } = await openShop(owned);
    await expectFound([id], name);
    await changeItem(keys.shop(id), { shopStatus: 'inactive', version: 2 });
    expect(await idsFor(name)).toEqual([]);
    await changeItem(keys.shop(id), {
      shopStatus: 'active',
      shopIdentifier: identifier,
      version: 3,
    });
    await expectFound([id], identifier);
    await changeItem(keys.business(owned.business.id), { name: renamed });
    await expectFound([id], renamed);
    expect(await idsFor(name)).toEqual([]);
  });
});
