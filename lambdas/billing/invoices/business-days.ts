import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { isBusinessDay } from '@brazilian-utils/brazilian-utils/is-business-day';
import { addDays } from '#contract/statistics/period.ts';

const noonOf = (day: string) => new Date(`${day}T12:00:00`);

/** Whether a day is the Tuesday of Carnival, which is no holiday by law, but on which banks are closed. */
function isCarnivalTuesday(day: string): boolean {
  const date = noonOf(day);
  return (
    date.getDay() === 2 &&
    getHolidays(date.getFullYear()).some(
      (holiday) =>
        holiday.type === 'optional' && holiday.date.toDateString() === date.toDateString(),
    )
  );
}

/**
 * Whether banks work on a day: no weekend, no national holiday, and neither Corpus Christi nor the Monday and Tuesday of
 * Carnival, on which banks are closed by rule of the Central Bank (Resolução CMN 4.880/2020). The library does not have
 * the Monday.
 */
const isBankingDay = (day: string): boolean =>
  isBusinessDay(noonOf(day)) && !isCarnivalTuesday(addDays(day, 1));

/** A day (`YYYY-MM-DD`), or the next one on which banks work. */
export function bankingDayFrom(day: string): string {
  let next = day;
  while (!isBankingDay(next)) next = addDays(next, 1);
  return next;
}
