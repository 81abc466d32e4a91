import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import { addDays } from '#contract/statistics/period.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useToday } from '#web/lib/period/use-today.ts';
import { overdueText } from '#web/product/billing/overdue-text.ts';
import { billingZone } from '#web/product/billing/payment-days.ts';
import {
  invoiceToPay,
  isSuspendedForPaymentOnly,
  overdueOf,
} from '#web/product/billing/payment-state.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { owners } from '#web/screens/user-state.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import {
  mayHaveBusiness,
  myBusinessQuery,
  newestInvoicesQuery,
} from '#web/session/queries/my-business.ts';
import { TrialNotice } from './trial-notice.tsx';

/** Longest time in days between the notice and the due day. */
const noticeDays = 3;

/** An invoice that is due within three days, or the sum of all overdue ones; undefined if there is nothing to say. */
function useUnpaidText(business: Business): { isOverdue: boolean; text: string } | undefined {
  const { t } = useTranslation();
  const { data } = useQuery(newestInvoicesQuery(business.id));
  const lastDay = addDays(useToday(billingZone), noticeDays);
  const invoices = data?.items ?? [];
  const overdue = overdueOf(invoices);
  if (overdue) return { isOverdue: true, text: overdueText(t, overdue, business) };
  const invoice = invoiceToPay(invoices);
  if (!invoice || invoice.dueDate > lastDay) return undefined;
  const { amount, dueDate } = invoice;
  const facts = { amount: formatMoney(amount), day: formatDay(dueDate) };
  return { isOverdue: false, text: t('billing.due.soon', facts) };
}

function NoticeOfBusiness({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const unpaid = useUnpaidText(business);
  if (!unpaid) return <TrialNotice business={business} />;
  return (
    <BusinessNotice
      color={unpaid.isOverdue ? 'red' : 'yellow'}
      text={unpaid.text}
      link={t('billing.payTitle')}
      to="invoice"
      mb="md"
    />
  );
}

/**
 * Tells an owner about overdue invoices, an invoice due within three days, or the last days of the trial. Hidden if
 * only unpaid invoices suspend the business: the pages say so instead.
 */
export function PaymentNotice() {
  const { role, userId } = useMe();
  const { data } = useQuery({ ...myBusinessQuery(userId), enabled: mayHaveBusiness(role) });
  const business = data?.active ?? data?.items[0];
  if (!business || !owners.includes(role) || isSuspendedForPaymentOnly(business)) return null;
  const isBilled = business.status === 'active' || business.status === 'suspended';
  return isBilled ? <NoticeOfBusiness business={business} /> : null;
}
