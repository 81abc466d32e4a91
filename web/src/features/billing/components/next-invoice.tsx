import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '#contract/billing/subscriptions.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { formatDay, formatShortDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useToday } from '#web/lib/period/use-today.ts';
import { billingZone } from '#web/product/billing/payment-days.ts';
import { periodText } from '#web/product/billing/period-text.ts';

/** The end of the trial, and amount, days and period of the next invoice. */
export function NextInvoice({ subscription }: { readonly subscription: Subscription }) {
  const { t, i18n } = useTranslation();
  const today = useToday(billingZone);
  const { nextInvoice, trialEndsAt } = subscription;
  const trialEnd = trialEndsAt && dayIn(billingZone, new Date(trialEndsAt));
  const reason = nextInvoice && periodText(t, i18n.language, nextInvoice);
  return (
    <>
      {trialEnd && trialEnd >= today && (
        <Text>{t('billing.trialUntil', { day: formatDay(trialEnd) })}</Text>
      )}
      <Text>
        {nextInvoice
          ? t('billing.next', {
              day: formatShortDay(nextInvoice.on, today),
              amount: formatMoney(nextInvoice.amount),
            })
          : t('billing.noNext')}
      </Text>
      {nextInvoice && (
        <Text size="sm" c="dimmed">
          {t('billing.dueOn', { day: formatDay(nextInvoice.dueDate) })}
        </Text>
      )}
      {reason && (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      )}
    </>
  );
}
