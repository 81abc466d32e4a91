import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contract/statistics/period.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useToday } from '#web/lib/period/use-today.ts';
import { isSuspendedForPaymentOnly } from '#web/product/billing/suspended-for-payment.ts';
import { invoiceToPay } from '#web/product/billing/unpaid-first.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { owners } from '#web/screens/roles.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { mayHaveBusiness, myBusinessQuery } from '#web/session/queries/get-my-business.ts';
import { newestInvoicesQuery } from '#web/session/queries/newest-rows.ts';

/** Invoices are due by the calendar of São Paulo. */
const zone = 'America/Sao_Paulo';
const noticeDays = 3;

/** Tells an owner that an invoice is due within three days or overdue. A suspension is shown by the pages instead. */
export function PaymentNotice() {
  const { t } = useTranslation();
  const { role, userId } = useMe();
  const { data } = useQuery({ ...myBusinessQuery(userId), enabled: mayHaveBusiness(role) });
  const business = data?.active ?? data?.items[0];
  const isBilled = business?.status === 'active' || business?.status === 'suspended';
  const enabled = owners.includes(role) && isBilled && !isSuspendedForPaymentOnly(business);
  const { data: newest } = useQuery({ ...newestInvoicesQuery(business?.id ?? ''), enabled });
  const invoice = invoiceToPay(newest?.items ?? []);
  const lastDay = addDays(useToday(zone), noticeDays);
  if (!enabled || !invoice || invoice.dueDate > lastDay) return null;
  const { amount, dueDate, status, suspendsOn } = invoice;
  const isOverdue = status === 'overdue';
  const due = t(isOverdue ? 'billing.due.overdue' : 'billing.due.soon', {
    amount: formatMoney(amount),
    day: formatDay(dueDate),
  });
  const isSuspended = business.suspendedBy?.includes('payment');
  const consequence =
    isOverdue &&
    !isSuspended &&
    suspendsOn &&
    t('billing.notice.suspendsOn', { day: formatDay(suspendsOn) });
  return (
    <BusinessNotice
      color={isOverdue ? 'red' : 'yellow'}
      text={[due, consequence].filter(Boolean).join(' ')}
      link={t('billing.payTitle')}
      to="invoice"
      mb="md"
    />
  );
}
