import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import { useNow } from '#web/lib/clock/use-now.ts';

/** The current day in a zone, `YYYY-MM-DD`; an open page renders again after midnight. */
export const useToday = (zone: TimeZone): string => dayIn(zone, useNow());
