import { usualPaymentOptions } from '#contract/billing/payment-options.ts';
import { lastOfferDay, offerYears } from '#contract/offers/offer-days.ts';
import type { Shop } from '#contract/shops/shops.ts';

type QuickDay = 'week' | 'month' | 'year' | 'nextYear';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000));
}

function lastDayOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, month, 0)));
}

/** Suggests last days (`YYYY-MM-DD`): in 7 days, at the end of the month, of the year and of the next year. */
export function quickOfferDays(
  today: string,
): readonly { readonly name: QuickDay; readonly day: string }[] {
  const [, year] = offerYears(today);
  const all = [
    { name: 'week', day: dayAfter(today, 7) },
    { name: 'month', day: lastDayOfMonth(today) },
    { name: 'year', day: `${year}-12-31` },
    { name: 'nextYear', day: lastOfferDay(today) },
  ] as const;
  return all.filter(({ day }, index) => all.findIndex((one) => one.day === day) === index);
}

type PayingShop = Pick<Shop, 'id' | 'paymentOptions'>;

/** Returns the suggested payment options: the options that all shops of the offer accept, else the usual ones. */
export function suggestedPayment(
  shops: readonly PayingShop[],
  chosen: readonly string[],
): string[] {
  const accepted = shops
    .filter(({ id }) => chosen.includes(id))
    .map(({ paymentOptions = [] }) => paymentOptions as readonly string[])
    .filter((options) => options.length > 0);
  const [first = [], ...others] = accepted;
  const common = first.filter((code) => others.every((options) => options.includes(code)));
  return common.length > 0 ? common : [...usualPaymentOptions];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code) => other.includes(code));

/** Returns the payment options after other shops were chosen: the suggested ones, unless the user has changed them. */
export function paymentAfter(
  shops: readonly PayingShop[],
  payment: string[],
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): string[] {
  return isSame(payment, suggestedPayment(shops, before))
    ? suggestedPayment(shops, after)
    : payment;
}
