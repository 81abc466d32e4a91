import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '#contract/billing/subscriptions.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatDay, formatInstantDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';

/** The day and amount of the next invoice, and the end of the trial. */
export function NextInvoice({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation();
  const now = useNow().getTime();
  const { nextInvoice, trialEndsAt } = subscription;
  const isTrial = trialEndsAt !== undefined && Date.parse(trialEndsAt) > now;
  return (
    <>
      {isTrial && <Text>{t('billing.trialUntil', { day: formatInstantDay(trialEndsAt) })}</Text>}
      <Text>
        {nextInvoice
          ? t('billing.next', {
              day: formatDay(nextInvoice.on),
              amount: formatMoney(nextInvoice.amount),
            })
          : t('billing.noNext')}
      </Text>
    </>
  );
}
