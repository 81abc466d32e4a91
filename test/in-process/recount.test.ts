import { dayIn } from '#contract/brazil/time-zones.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { everyBusiness, recountBusinesses } from '#scripts/recount/recount-businesses.ts';
import { changeAttributes, itemAt } from '#test/support/memory-table/table.ts';
import {
  anOwner,
  businessInput,
  following,
  must,
  openShop,
  otherTaxId,
  taxId,
} from './removal/an-account.ts';
import { runUntilIdle } from './support/background.ts';
import { inOrder } from './support/deliveries.ts';
import { staff, startWithStaff } from './support/staff-of-test.ts';
import { anAccount } from './support/user-pool.ts';

startWithStaff();

describe('a recount', () => {
  it('repairs wrong counters and statistics of a business and its shops', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const [popular, other] = [await openShop(owner), await openShop(owner)];
    for (const follower of [anAccount(), anAccount()]) {
      await must('followShop', following(follower, popular.id));
    }
    await runUntilIdle(inOrder);
    const business = await findBusiness(owner.business.id);
    const counters = keys.businessCounters(owner.business.id);
    const statistics = keys.statisticsOfDay(popular.id, dayIn('America/Sao_Paulo', new Date()));
    changeAttributes(keys.shopCounters(popular.id), { followersCount: 0, offersCount: 9 });
    changeAttributes(keys.shopCounters(other.id), { followersCount: 7 });
    changeAttributes(statistics, { c: 4 });
    changeAttributes(counters, { shopsCount: 5 });
    const recount = () => recountBusinesses(business ? [business] : [], 0);
    const corrected = expect.arrayContaining([owner.business.id, popular.id, other.id]);
    expect(await recount()).toMatchObject({ businesses: 1, shops: 2, corrected, unsteady: [] });
    const right = { followersCount: 2, offersCount: 0 };
    expect(itemAt(keys.shopCounters(popular.id))).toMatchObject(right);
    expect(itemAt(keys.shopCounters(other.id))).toMatchObject({ followersCount: 0 });
    expect(itemAt(statistics)).toMatchObject({ c: 0, f: 2 });
    expect(itemAt(counters)).toMatchObject({ shopsCount: 2 });
    expect((await recount()).corrected).toEqual([]);
  });

  it('reads every business once, and no revision', async () => {
    const one = await anOwner(staff, 'Mercado da Vila');
    const other = await anOwner(staff, 'Padaria', otherTaxId);
    const as = { userId: one.userId };
    const body = businessInput(one.userId, 'Mercado Novo', taxId);
    await must('updateBusiness', { as, params: { id: one.business.id }, body });
    const ids: string[] = [];
    for await (const { id } of everyBusiness()) ids.push(id);
    expect(ids.sort()).toEqual([one.business.id, other.business.id].sort());
  });
});
