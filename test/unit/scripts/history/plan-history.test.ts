import { dayIn, wallClock } from '#contract/brazil/time-zones.ts';
import { offerInput } from '#contract/offers/offer-input.ts';
import { openStateAt } from '#contract/shops/opening-hours.ts';
import { addDays } from '#contract/statistics/period.ts';
import { bakeryRecife } from '#scripts/seed/businesses/northeast.ts';
import { historyDays, historyOffers, planHistory } from '#scripts/seed/history/plan-history.ts';
import { historyCode, historyConsumer } from '#scripts/seed/history/write-claims.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';

const zone = 'America/Sao_Paulo';
const firstDay = '2026-08-28';
const lastDay = addDays(firstDay, historyDays - 1);
const shops = bakeryRecife.shops.map(({ shopIdentifier, openingHours }, index) => ({
  id: shopIdentifier,
  ...{ timeZone: zone, openingHours },
  share: index === 0 ? 0.65 : 0.35,
  hasValidator: index === 0,
})) as Parameters<typeof planHistory>[1];
const plan = planHistory(firstDay, shops);
const used = plan.flatMap((claim) => (claim.used ? [{ ...claim, ...claim.used }] : []));

const count = (what: (claim: (typeof used)[number]) => boolean) => used.filter(what).length;
const weekdayOf = (at: Date) => wallClock(zone, at).getUTCDay();
const hourOf = (at: Date) => wallClock(zone, at).getUTCHours();

describe('the history of the bakery', () => {
  it('is the same for the same first day, and has claims of every kind', () => {
    expect(planHistory(firstDay, shops)).toEqual(plan);
    const cancelled = plan.filter(({ cancelledAt }) => cancelledAt);
    expect(cancelled.length).toBeGreaterThan(20);
    expect(plan.length - used.length - cancelled.length).toBeGreaterThan(100);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('has about 730 claims, if it begins %i days later', (days) => {
    const { length } = planHistory(addDays(firstDay, days), shops);
    expect(Math.abs(length - 730)).toBeLessThan(30);
  });

  it('has strong Saturdays, weak Mondays, and Sundays in the morning', () => {
    const onDay = (weekday: number) => count(({ at }) => weekdayOf(at) === weekday);
    const others = [0, 1, 2, 3, 4, 5].map(onDay);
    expect(onDay(6)).toBeGreaterThan(Math.max(...others));
    expect(onDay(1)).toBe(Math.min(...others));
    expect(count(({ at }) => weekdayOf(at) === 0 && hourOf(at) >= 12)).toBe(0);
  });

  it('grows, and has people in the morning, at noon and in the evening', () => {
    const half = addDays(firstDay, Math.floor(historyDays / 2));
    const early = count(({ at }) => dayIn(zone, at) < half);
    expect(used.length - early).toBeGreaterThan(1.2 * early);
    const between = (from: number, to: number) =>
      count(({ at }) => hourOf(at) >= from && hourOf(at) < to);
    expect(Math.min(between(6, 10), between(11, 14), between(16, 19))).toBeGreaterThan(50);
    expect(between(6, 10) + between(11, 14) + between(16, 19)).toBe(used.length);
  });

  it('has both shops, used vouchers during opening hours, and a validator if there is one', () => {
    for (const { at, by, shop } of used) {
      expect(openStateAt(shop.openingHours, zone, at).isOpenNow).toBe(true);
      if (by === 'validator') expect(shop.hasValidator).toBe(true);
    }
    expect(new Set(used.map(({ by, shop }) => `${shop.id} ${by}`)).size).toBe(3);
  });

  it('respects the days of each offer, and ends on the day before the seed', () => {
    for (const { offer, claimedAt, cancelledAt = claimedAt, used: use } of plan) {
      const last = use?.at ?? cancelledAt;
      expect(dayIn(zone, claimedAt) >= addDays(firstDay, offer.firstDay)).toBe(true);
      expect(dayIn(zone, last) <= addDays(firstDay, offer.lastDay)).toBe(true);
      expect(dayIn(zone, last) <= lastDay).toBe(true);
      expect(last >= claimedAt).toBe(true);
    }
  });

  it('has an offer that almost nobody claimed', () => {
    const taken = (title: string) => plan.filter(({ offer }) => offer.title === title).length;
    const [failed = 0, second = 0] = historyOffers
      .map(({ title }) => taken(title))
      .sort((a, b) => a - b);
    expect(failed).toBe(taken('Ceia alemã para quatro'));
    expect(failed).toBeGreaterThan(0);
    expect(failed).toBeLessThan(10);
    expect(second).toBeGreaterThan(20);
  });

  it('has different codes and people', () => {
    const names = plan.flatMap(({ number }) => [historyCode(number), historyConsumer(number)]);
    expect(new Set(names).size).toBe(2 * plan.length);
    expect(historyConsumer(0)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    );
  });
});

describe('the offers of the history', () => {
  it.each(historyOffers)(
    '$title satisfies the contract',
    ({ title, originalPrice, offerPrice }) => {
      const body = {
        ...{ title, originalPrice, offerPrice, businessId },
        ...{ shopsIds: [shopId], imagesUrls: [], paymentOptions: ['PAYMENT_OPTION_PIX'] },
        expirationDate: '2026-11-21',
      };
      expect(() => offerInput.parse(body)).not.toThrow();
    },
  );

  it('have titles that no other offer of the bakery has', () => {
    const titles = [...historyOffers, ...bakeryRecife.offers].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
