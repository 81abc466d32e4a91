import { keys } from '#lambdas/shared/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { beforeChange, change, ended, holds } from '#test/support/changed-offers.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import { writeOf } from '#test/support/mocked-table.ts';

/** As many offers of the business as its size type allows, which end at an instant. */
const activeOffers = (count: number, endsAt = '2026-12-31T02:59:59.000Z') =>
  queriesFind(
    ...Array.from({ length: count }, (_, n) => ({
      PK: `BUSINESS#${businessId}`,
      LSI1SK: `active#${endsAt}#off_${n}`,
    })),
  );

beforeEach(beforeChange);

describe('a later day for an offer', () => {
  const counted = () => writeOf(keys.businessCounters(businessId)).Update;

  it('that has ended needs room for another active offer, and holds the count', async () => {
    holds(ended);
    activeOffers(29);
    expect((await change()).status).toBe(200);
    expect(counted()).toBeDefined();
    holds(ended);
    activeOffers(30);
    expect(await change()).toMatchObject({
      status: 409,
      body: { code: 'LIMIT_OF_SIZE_TYPE_REACHED' },
    });
  });

  it('that runs needs none, also above the limit', async () => {
    activeOffers(40);
    expect((await change({ expirationDate: '2027-01-31' })).status).toBe(200);
  });

  it('that ends within a minute does not count the offer itself', async () => {
    const endsAt = '2026-11-21T12:00:30.000Z';
    holds({ ...ended, endsAt });
    activeOffers(30, endsAt);
    expect((await change()).status).toBe(200);
    expect(counted()).toBeDefined();
    holds({ ...ended, endsAt });
    activeOffers(31, endsAt);
    expect((await change()).status).toBe(409);
  });

  it('that is switched off needs none', async () => {
    holds({ ...ended, status: 'inactive' });
    activeOffers(30);
    expect((await change()).status).toBe(200);
  });
});
