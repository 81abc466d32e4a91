import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#contract/brazil/time-zones.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { addDays } from '#contract/statistics/period.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useToday } from '#web/lib/period/use-today.ts';
import { billingZone } from '#web/product/billing/payment-days.ts';
import { periodText } from '#web/product/billing/period-text.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { subscriptionQuery } from '#web/session/queries/my-billing.ts';

/** The end is announced during this many days, the last day included. */
const lastDays = 7;

interface EndingTrialProps {
  readonly businessId: string;
  readonly endDay: string;
}

/** The end of the trial, and the invoice that follows, once that is known. */
function EndingTrial({ businessId, endDay }: EndingTrialProps) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(subscriptionQuery(businessId));
  if (!data) return null;
  const { nextInvoice } = data;
  const sentences = [
    t('billing.trial.ends', { day: formatDay(endDay) }),
    nextInvoice &&
      t('billing.trial.next', {
        amount: formatMoney(nextInvoice.amount),
        day: formatDay(nextInvoice.on),
        due: formatDay(nextInvoice.dueDate),
      }),
    nextInvoice && periodText(t, i18n.language, nextInvoice),
  ];
  return (
    <BusinessNotice
      color="yellow"
      text={sentences.filter(Boolean).join(' ')}
      link={t('billing.toPlan')}
      to="payment"
      mb="md"
    />
  );
}

/** Announces the end of an active business's trial during its last seven days. */
export function TrialNotice({ business }: { readonly business: Business }) {
  const { id, status, trialEndsAt } = business;
  const today = useToday(billingZone);
  if (status !== 'active' || trialEndsAt === undefined) return null;
  const endDay = dayIn(billingZone, new Date(trialEndsAt));
  if (endDay < today || endDay >= addDays(today, lastDays)) return null;
  return <EndingTrial businessId={id} endDay={endDay} />;
}
