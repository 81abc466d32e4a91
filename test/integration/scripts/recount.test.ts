import { dayIn } from '#contract/brazil/time-zones.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { localEnvironment } from '#scripts/stage/local-environment.ts';
import { productEnvironment } from '#scripts/stage/use-stage.ts';
import { stageUnderTest } from '#test/support/stage.ts';
import { aBusinessWithRevision, anActiveBusiness } from '#test/support/stories/businesses.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { followShopAs, openShop, shownFollowers } from '#test/support/stories/shops.ts';
import { changeItem, storedItem } from '#test/support/stories/table.ts';

const outerEnvironment = process.env;

/** Loads the recount with the environment of the stage under test. */
async function theRecount() {
  const { endpoint, outputs } = stageUnderTest();
  process.env = {
    ...localEnvironment(process.env, endpoint),
    ...productEnvironment('test', outputs),
  };
  return import('#scripts/recount/recount-businesses.ts');
}

afterAll(() => {
  process.env = outerEnvironment;
});

describe('a recount', () => {
  it('repairs wrong counters and statistics of businesses and shops', async () => {
    const { recountBusinesses } = await theRecount();
    const owned = await anActiveBusiness();
    const [popular, other] = [await openShop(owned), await openShop(owned)];
    await Promise.all([
      followShopAs(await aPerson(), popular.id),
      followShopAs(await aPerson(), popular.id),
    ]);
    await eventually(async () => expect(await shownFollowers(popular.id)).toBe(2));
    await changeItem(keys.shopCounters(popular.id), { followersCount: 0, offersCount: 9 });
    await changeItem(keys.shopCounters(other.id), { followersCount: 7 });
    const statistics = keys.statisticsOfDay(popular.id, dayIn('America/Sao_Paulo', new Date()));
    await changeItem(statistics, { c: 4 });
    await changeItem(keys.businessCounters(owned.business.id), { shopsCount: 5 });
    expect(await recountBusinesses([owned.business], 300)).toMatchObject({
      businesses: 1,
      shops: 2,
      corrected: expect.arrayContaining([owned.business.id, popular.id, other.id]),
      unsteady: [],
    });
    expect(await storedItem(keys.shopCounters(popular.id))).toMatchObject({
      followersCount: 2,
      offersCount: 0,
    });
    expect(await storedItem(keys.shopCounters(other.id))).toMatchObject({ followersCount: 0 });
    expect(await storedItem(statistics)).toMatchObject({ c: 0, f: 2 });
    expect(await storedItem(keys.businessCounters(owned.business.id))).toMatchObject({
      shopsCount: 2,
    });
    expect((await recountBusinesses([owned.business], 300)).corrected).toEqual([]);
  });

  it('reads every business once, and no revision', async () => {
    const { everyBusiness } = await theRecount();
    const { business, revision } = await aBusinessWithRevision();
    await eventually(async () => {
      const ids: string[] = [];
      for await (const { id } of everyBusiness()) ids.push(id);
      expect(ids.filter((id) => id === business.id)).toHaveLength(1);
      expect(ids).not.toContain(revision.id);
    });
  });
});
