import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useUserState } from '#web/session/use-user-state.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';

/** Says that validators must wait for the approval. Links to the offers, which the menu may not enable yet. */
export function ValidatorsAfterApproval() {
  const { t } = useTranslation();
  const { hasOffers } = useUserState();
  return (
    <LinkedEmptyState
      title={t('validators.waiting.title')}
      hint={t('validators.waiting.hint')}
      to={linkToScreen(hasOffers ? 'offerList' : 'offer')}
      link={t(hasOffers ? 'validators.empty.toOffers' : 'validators.empty.toOffer')}
    />
  );
}

interface ValidatorsBlockedProps {
  /** The missing record, or the blocking status of the business. */
  readonly reason: 'needBusiness' | 'needShop' | Exclude<BusinessStatus, 'active'>;
}

/** Says what validators need first, or why the business may not add any now. */
export function ValidatorsBlocked({ reason }: ValidatorsBlockedProps) {
  const { t } = useTranslation();
  if (reason === 'pending_approval') return <ValidatorsAfterApproval />;
  const isMissing = reason === 'needBusiness' || reason === 'needShop';
  const texts = isMissing ? reason : 'blocked';
  return (
    <LinkedEmptyState
      window={isMissing ? 'empty' : 'closed'}
      title={t(`validators.${texts}.title`)}
      hint={isMissing ? t(`validators.${reason}.hint`) : t(`validators.blocked.${reason}`)}
      to={linkToScreen(reason === 'needShop' ? 'shop' : 'business')}
      link={t(`validators.${texts}.action`)}
    />
  );
}
