import { useTranslation } from 'react-i18next';
import { isShown } from '#contract/businesses/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { ToneBadge } from '#web/ui/tone-badge.tsx';

interface OfferBadgeProps {
  readonly offer: Pick<Offer, 'displayStatus'>;
  /** Whether the state of the business or of the offer's shops hides it from customers. */
  readonly isHidden: boolean;
  /** Whether the user is the owner; validators get another text. */
  readonly isOwner: boolean;
}

/** The status of an offer as customers see it; a hidden offer that would be live has its own badge. */
export function OfferBadge({ offer, isHidden, isOwner }: OfferBadgeProps) {
  const { t } = useTranslation();
  const { displayStatus } = offer;
  if (!isHidden || !isShown(displayStatus)) return <StatusBadge status={displayStatus} />;
  return (
    <ToneBadge tone="waiting">{t(`offers.badge.${isOwner ? 'onlyYou' : 'hidden'}`)}</ToneBadge>
  );
}
