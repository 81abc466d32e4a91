import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { subscriptionQuery } from '#web/session/queries/get-subscription.ts';

interface UpgradeNoteProps {
  /** The active business that would have another size. */
  readonly businessId: string;
  /** The chosen size. */
  readonly sizeTypeId: string;
}

/** Shows the cost of the chosen size if staff approve it today. A size without one shows nothing. */
export default function UpgradeNote({ businessId, sizeTypeId }: UpgradeNoteProps) {
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
