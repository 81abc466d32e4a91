import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import { useNow } from '#web/lib/clock/use-now.ts';

/** The present day in a zone, `YYYY-MM-DD`, also after midnight on a page that stays open. */
export const useToday = (zone: TimeZone): string => dayIn(zone, useNow());
