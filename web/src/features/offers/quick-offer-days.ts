import { lastOfferDay, offerYears } from '#contract/offers/offer-rules.ts';

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
