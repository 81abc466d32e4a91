import { keys } from '#lambdas/platform/table/keys.ts';
import { ApiClient } from '#scripts/seed/api-client.ts';
import type { FilledBusiness } from '#scripts/seed/fill-business.ts';
import { fillHour } from '#scripts/seed/history/fill-hour.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { aValidator } from '#test/support/builders/a-validator.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { openedShop } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { itemAt, itemsOfKind, tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { validatorId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const bakery = {
  userId: ownerId,
  api: new ApiClient({ sub: ownerId }),
  businessId,
  shops: [aShop()],
  pictures: { ofOffer: async () => [] },
} as unknown as FilledBusiness;

const claims = () => itemsOfKind('CLAIM CLAIM');
const withStatus = (status: string) => claims().filter((claim) => claim['status'] === status);
const redemptions = () =>
  itemsOfKind('REDEMPTIONS REDEMPTION') as unknown as {
    PK: string;
    redeemedAt: string;
    redeemedBy: { kind: string };
    recordedBy?: { kind: string };
    status: string;
  }[];
const made = (by: string, status = 'done') =>
  redemptions().filter((one) => one.redeemedBy.kind === by && one.status === status);

const fillAt = (at: Date) => {
  stopDateAt(at.toISOString());
  return fillHour(bakery, at);
};

beforeEach(() => {
  stopDateAt(now.toISOString());
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness({ sizeTypeId: 2 })),
    ...openedShop(aShop()),
    stored.validator(aValidator()),
  );
});

describe('the last hour at the counter of a demo business', () => {
  it('has vouchers used by validator and owner, one cancelled, some open, one rolled back', async () => {
    expect(await fillAt(now)).toBe(claims().length);
    expect(withStatus('cancelled')).toHaveLength(1);
    expect(withStatus('open')).toHaveLength(4);
    expect(made('validator', 'reversed')).toHaveLength(1);
    expect(made('validator').length).toBeGreaterThan(made('owner').length);
    expect(made('owner').filter(({ recordedBy }) => recordedBy)).toHaveLength(2);
    expect(itemAt(keys.validatorCounters(validatorId))).toMatchObject({
      validationsCount: made('validator').length,
    });
  });

  it('is the hour before the seed, on the day of the shop', async () => {
    await fillAt(now);
    const times = redemptions().map(({ redeemedAt }) => redeemedAt);
    expect(times.every((at) => '2026-11-21T11:00:00.000Z' < at && at < now.toISOString())).toBe(
      true,
    );
    const early = new Date('2026-11-22T03:10:00.000Z');
    await fillAt(early);
    const list = keys.redemptionOfShop(shopId, '2026-11-22', '', '').PK;
    const today = redemptions().filter(({ PK }) => PK === list);
    expect(today).toHaveLength(redemptions().length / 2);
  });

  it('is written once a day', async () => {
    await fillAt(now);
    const writes = writesMade();
    expect(await fillAt(new Date('2026-11-21T18:00:00.000Z'))).toBe(0);
    expect(writesMade()).toBe(writes);
  });

  it('is missing once no offer of the history runs any more', async () => {
    await fillAt(now);
    expect(await fillAt(new Date('2027-01-21T12:00:00.000Z'))).toBe(0);
  });
});
