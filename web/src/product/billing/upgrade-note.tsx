import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { subscriptionQuery } from '#web/session/queries/my-billing.ts';

interface UpgradeNoteProps {
  readonly businessId: string;
  readonly sizeTypeId: string;
}

/** Shows the cost of an upgrade to the chosen size if staff approve it today. Empty for sizes without a cost. */
export function UpgradeNote({ businessId, sizeTypeId }: UpgradeNoteProps) {
  const { t } = useTranslation();
  const { data: subscription } = useQuery(subscriptionQuery(businessId));
  const cost = subscription?.upgrades?.find((one) => String(one.sizeTypeId) === sizeTypeId);
  return (
    <div aria-live="polite">
      {cost && (
        <Alert role="note" color="blue" variant="light" title={t('businesses.upgradeTitle')}>
          {t('businesses.upgradeCost', {
            amount: formatMoney(cost.amount),
            day: formatDay(cost.on),
          })}
        </Alert>
      )}
    </div>
  );
}
