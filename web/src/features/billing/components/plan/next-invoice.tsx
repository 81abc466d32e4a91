import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '#contract/billing/subscriptions.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatDay, formatInstantDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';

/** When the next invoice comes and how much it is, and how long the trial lasts. */
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
