import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { isBusinessDay } from '@brazilian-utils/brazilian-utils/is-business-day';
import { addDays } from '#contract/statistics/period.ts';

const noonOf = (day: string) => new Date(`${day}T12:00:00`);

/** Returns whether a day is Carnival Tuesday: by law no holiday, but banks are closed. */
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
 * Returns whether banks work on a day: no weekend, national holiday, Corpus Christi, or Monday and Tuesday of Carnival
 * (Resolução CMN 4.880/2020). The library lacks the Monday.
 */
const isBankingDay = (day: string): boolean =>
  isBusinessDay(noonOf(day)) && !isCarnivalTuesday(addDays(day, 1));

/** Returns a day (`YYYY-MM-DD`), or the next banking day after it. */
export function bankingDayFrom(day: string): string {
  let next = day;
  while (!isBankingDay(next)) next = addDays(next, 1);
  return next;
}
