import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import { eventOfEndedClaims } from '#lambdas/statistics/counted-event.ts';
import { claimState, eventsOfClaim } from '#lambdas/statistics/events-of-claim.ts';
import { recountStatistics } from '#scripts/recount/recount-statistics.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aClaim, aRedeemedClaim, aRedemption, codeNo } from '#test/support/builders/a-claim.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  beforeRequest,
  changeAttributes,
  deleteItem,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-30T15:00:00.000Z');
const dayOf = (day: string, owner = shopId) => keys.statisticsOfDay(owner, day);
const yearOf = (year: string) => keys.statisticsOfYear(businessId, 'S', year, shopId);
const openClaims = keys.endingClaims(shopId, '2099-12-31', offerId);
const recount = () => recountStatistics([businessId], 0);
const nothing = { corrected: [], unsteady: [] };

/** A claim whose last day is at least eight days ago. */
const endedOn = (day: string, changes: Partial<ClaimItem> = {}) =>
  aClaim({ code: codeNo(9), expirationDate: day, endsAt: `${day}T23:00:00.000Z`, ...changes });

/** Stores claims, and counts their events like the stream. */
async function takeClaims(...claims: readonly ClaimItem[]): Promise<void> {
  putItems(...claims.map(stored.claim));
  const events = claims.flatMap((one) => eventsOfClaim(undefined, claimState.parse(one)));
  await countEvents(businessId, events, now);
}

const sweep = (endsOn: string) =>
  countEvents(businessId, [eventOfEndedClaims({ shopId, offerId, endsOn })], now);

beforeEach(() => {
  stopDateAt(now.toISOString());
  tableHolds(stored.business(aBusiness()));
});

describe('the recount of statistics', () => {
  it('does not change right numbers of open, redeemed, cancelled, expired and rolled back claims', async () => {
    // Rolled back before and after the last day of the claim was counted.
    const rolledBack = ['2026-11-24', '2026-11-29'].map((day, index) =>
      aRedemption({
        id: `red_01K9G1B2C3D4E5F6G7H8J9KRE${index}`,
        status: 'reversed',
        reversedAt: `${day}T12:00:00.000Z`,
      }),
    );
    const closedAt = '2026-11-20T13:00:00.000Z';
    await takeClaims(
      aClaim(),
      aRedeemedClaim(),
      endedOn('2026-11-21', { code: codeNo(2), status: 'cancelled', closedAt }),
      endedOn('2026-11-21'),
      ...rolledBack.map((one, index) =>
        endedOn('2026-11-21', { code: codeNo(index + 3), redemptions: [one] }),
      ),
    );
    await sweep('2026-11-21');
    expect(itemAt(dayOf('2026-11-20'))).toMatchObject({ c: 6, x: 1 });
    expect(itemAt(dayOf('2026-11-21'))).toMatchObject({ e: 3, r: 1, v: 549 });
    expect(await recount()).toEqual(nothing);
  });

  it('adds the difference to wrong or missing numbers', async () => {
    await takeClaims(aClaim(), aRedeemedClaim());
    const right = itemsOfKind('STATS DAY');
    changeAttributes(dayOf('2026-11-20'), { c: 7, f: 3 });
    deleteItem(dayOf('2026-11-21', businessId));
    changeAttributes(yearOf('2026'), { r11: -2 });
    changeAttributes(openClaims, { open: 5 });
    expect(await recount()).toEqual({ corrected: [shopId, businessId], unsteady: [] });
    // Followers are not counted from claims.
    const followed = right.map((row) =>
      row.SK.endsWith('20') && row.PK.includes(shopId) ? { ...row, f: 3 } : row,
    );
    expect(itemsOfKind('STATS DAY')).toEqual(followed);
    expect(itemAt(yearOf('2026'))).toMatchObject({
      r11: 1,
    });
    expect(itemAt(openClaims)).toMatchObject({ open: 1 });
    expect(await recount()).toEqual(nothing);
  });

  it('counts claims whose events were lost, and lists them to expire', async () => {
    putItems(stored.claim(aClaim()));
    expect(await recount()).toEqual({ corrected: [shopId, businessId], unsteady: [] });
    expect(itemAt(dayOf('2026-11-20'))).toMatchObject({ c: 1 });
    expect(itemAt(openClaims)).toMatchObject({
      GSI1PK: 'CLAIMS_END#2099-12-31',
    });
  });

  it('corrects the numbers of a shop without any counted event, and of a removed shop', async () => {
    putItems({ ...keys.shopOfBusiness(businessId, shopId) }, { ...dayOf('2026-11-20'), c: 2 });
    expect(await recount()).toEqual({ corrected: [shopId], unsteady: [] });
    tableHolds(stored.business(aBusiness()));
    await takeClaims(aClaim());
    deleteItem(stored.claim(aClaim()) as never);
    expect(await recount()).toEqual({ corrected: [businessId, shopId], unsteady: [] });
    expect(itemAt(dayOf('2026-11-20'))).toMatchObject({ c: 0 });
  });

  it.each([
    ['leaves claims to the schedule that are due to expire', '2026-11-20', undefined],
    ['counts those as expired that the schedule left', '2026-11-15', 1],
  ])('%s', async (_, day, expired) => {
    await takeClaims(endedOn(day, { claimedAt: '2026-11-10T12:00:00.000Z' }));
    await recount();
    expect(itemAt(dayOf(day))?.['e']).toBe(expired);
  });

  it('subtracts nothing on days whose claims may be forgotten', async () => {
    putItems({ ...dayOf('2024-11-30'), c: 4 }, { ...dayOf('2024-12-01'), c: 4 });
    putItems({ ...yearOf('2024'), c11: 4 });
    await recount();
    expect(itemAt(dayOf('2024-11-30'))).toMatchObject({ c: 4 });
    expect(itemAt(yearOf('2024'))).toMatchObject({
      c11: 4,
    });
    expect(itemAt(dayOf('2024-12-01'))).toMatchObject({ c: 0 });
  });

  it('skips numbers that are counted meanwhile, and reports numbers that keep changing', async () => {
    await takeClaims(aClaim());
    let readings = 0;
    beforeRequest(({ command, input }) => {
      const values = Object.values(input['ExpressionAttributeValues'] ?? {});
      if (command === 'Query' && values.includes(`STATS#${shopId}`)) {
        readings += 1;
        changeAttributes(dayOf('2026-11-20'), { c: readings > 3 ? 9 : readings, x: 5 });
      }
      return undefined;
    });
    expect(await recount()).toEqual({ corrected: [shopId], unsteady: [businessId] });
    expect(itemAt(dayOf('2026-11-20'))).toMatchObject({ c: 9, x: 0 });
  });

  it('counts a claim once if it is redeemed while its lists are read', async () => {
    await takeClaims(aClaim());
    beforeRequest(({ input }) => {
      const values = Object.values(input['ExpressionAttributeValues'] ?? {});
      if (values.includes(`CLAIMS#${businessId}#0`)) putItems(stored.claim(aClaim()));
      if (values.includes(`CLOSED#${businessId}`)) {
        putItems(stored.claim(aRedeemedClaim({ code: aClaim().code })));
      }
      return undefined;
    });
    expect(await recount()).toEqual(nothing);
  });

  it('adds nothing to the numbers of a business that is closed meanwhile', async () => {
    putItems(stored.claim(aClaim()));
    putItems(stored.business(aBusiness({ status: 'closed' })));
    await recount();
    expect(itemsOfKind('STATS DAY')).toEqual([]);
  });
});
