import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Business, SuspensionKind } from '#contract/businesses/businesses.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { shownSuspensionsOf } from '../../suspensions-of.ts';

interface SuspensionProps {
  readonly business: Pick<Business, 'status' | 'suspendedBy'>;
}

/** By what a business is suspended. */
export function SuspensionBadges({ business }: SuspensionProps) {
  const { t } = useTranslation();
  return shownSuspensionsOf(business).map((kind: SuspensionKind) => (
    <ToneBadge key={kind} tone="bad">
      {t(`staff.suspendedBy.${kind}`)}
    </ToneBadge>
  ));
}

/** How a suspension for unpaid invoices ends, which staff do not lift. */
export function UnpaidNote({ business }: SuspensionProps) {
  const { t } = useTranslation();
  const kinds = shownSuspensionsOf(business);
  if (!kinds.includes('payment')) return null;
  return <Text>{t(kinds.includes('staff') ? 'staff.unpaid.both' : 'staff.unpaid.only')}</Text>;
}
