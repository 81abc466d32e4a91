import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import type { BlockedStatus } from '#web/session/publishing-business.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Says that a business of this status cannot have more shops now. */
export function ShopsNotAllowed({ status }: { readonly status: BlockedStatus }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconBuildingStore size={32} />}
      title={t('shops.locked.title')}
      hint={t(`shops.locked.${status}`)}
      action={
        <Button component={Link} to={linkTo('business')} replace>
          {t('shops.special.action')}
        </Button>
      }
    />
  );
}
