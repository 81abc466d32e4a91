import { dayIn } from '#contract/brazil/time-zones.ts';

const dayInMs = 24 * 60 * 60 * 1000;

/** Returns the calendar day in Brasília, `days` days after an instant, as `YYYY-MM-DD`. */
export function dayFrom(now: Date, days: number): string {
  return dayIn('America/Sao_Paulo', daysFrom(now, days));
}

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayInMs);
}
