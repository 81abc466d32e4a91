import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Business, SuspensionKind } from '#contract/businesses/businesses.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { shownSuspensionsOf } from '../../shown-suspensions.ts';

interface SuspensionProps {
  readonly business: Pick<Business, 'status' | 'suspendedBy'>;
}

/** Badges for the kinds of a suspension. */
export function SuspensionBadges({ business }: SuspensionProps) {
  const { t } = useTranslation();
  return shownSuspensionsOf(business).map((kind: SuspensionKind) => (
    <ToneBadge key={kind} tone="bad">
      {t(`staff.suspendedBy.${kind}`)}
    </ToneBadge>
  ));
}

/** Explains how a suspension for unpaid invoices ends; staff cannot lift it. */
export function UnpaidNote({ business }: SuspensionProps) {
  const { t } = useTranslation();
  const kinds = shownSuspensionsOf(business);
  if (!kinds.includes('payment')) return null;
  return <Text>{t(kinds.includes('staff') ? 'staff.unpaid.both' : 'staff.unpaid.only')}</Text>;
}
