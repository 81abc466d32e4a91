import { useEffect, useState } from 'react';
import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';

/** Milliseconds between two looks at the clock. */
const interval = 30_000;

/** The present day in a zone, `YYYY-MM-DD`, also after midnight on a page that stays open. */
export function useToday(zone: TimeZone): string {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), interval);
    return () => clearInterval(timer);
  }, []);
  return dayIn(zone, now);
}
