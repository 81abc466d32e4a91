import { IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import type { BlockedStatus } from '#web/session/queries/publishing-business.ts';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';

/** Says why the business may not publish offers, with a link to the screen that can change it. */
export function OffersBlocked({ status }: { readonly status: BlockedStatus }) {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      icon={<IconTag size={32} />}
      title={t('offers.blocked.title')}
      hint={t(`offers.blocked.${status}`)}
      to={linkToScreen('business')}
      link={t('offers.blocked.action')}
    />
  );
}
