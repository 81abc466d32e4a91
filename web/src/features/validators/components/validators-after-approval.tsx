import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useUserState } from '#web/session/use-user-state.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';

/** Says that validators must wait for the approval. Links to the offers, which the menu may not enable yet. */
export function ValidatorsAfterApproval() {
  const { t } = useTranslation();
  const { hasOffers } = useUserState();
  return (
    <LinkedEmptyState
      icon={<IconHourglass size={32} />}
      title={t('validators.waiting.title')}
      hint={t('validators.waiting.hint')}
      to={linkToScreen(hasOffers ? 'offerList' : 'offer')}
      link={t(hasOffers ? 'validators.empty.toOffers' : 'validators.empty.toOffer')}
    />
  );
}
