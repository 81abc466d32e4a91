import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import type { BlockedStatus } from '#web/session/queries/publishing-business.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';

/** Says that a business with this status cannot have more shops now. */
export function ShopsNotAllowed({ status }: { readonly status: BlockedStatus }) {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      icon={<IconBuildingStore size={32} />}
      title={t('shops.locked.title')}
      hint={t(`shops.locked.${status}`)}
      to={linkToScreen('business')}
      link={t('shops.special.action')}
    />
  );
}
