import { IconTagOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';

/** Says that the user has no offer at this address, with a link to the list. */
export function MissingOffer() {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      icon={<IconTagOff size={32} />}
      title={t('offers.missing.title')}
      hint={t('offers.missing.hint')}
      to={linkToScreen('offerList')}
      link={t('offers.missing.action')}
    />
  );
}
