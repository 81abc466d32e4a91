import { useEffect, useState } from 'react';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useNow } from '#web/lib/clock/use-now.ts';

/** Longest timer of browsers in milliseconds, almost 25 days. */
const longestTimer = 2 ** 31 - 1;

/** The current time, without delay once a voucher has ended. */
export function useTimeOfVoucher(endsAt: string | undefined): Date {
  const now = useNow();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const end = Date.parse(endsAt ?? '') + 1;
    const wait = end - serverNow();
    if (!(wait > 0 && wait <= longestTimer)) return;
    const timer = setTimeout(() => setPassed(end), wait);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return passed > now.getTime() ? new Date(passed) : now;
}
