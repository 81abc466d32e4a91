import type { TFunction } from 'i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import type { Overdue } from './payment-state.ts';

/** Returns the sum due of overdue invoices, and the day of the suspension unless the business is suspended already. */
export function overdueText(
  t: TFunction,
  { count, amount, since, suspendsOn }: Overdue,
  { suspendedBy = [] }: Pick<Business, 'suspendedBy'>,
): string {
  const sum = t('billing.due.overdue', {
    count,
    amount: formatMoney(amount),
    day: formatDay(since),
  });
  return suspendsOn === undefined || suspendedBy.includes('payment')
    ? sum
    : `${sum} ${t('billing.notice.suspendsOn', { day: formatDay(suspendsOn) })}`;
}
