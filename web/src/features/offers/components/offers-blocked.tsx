import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import type { BlockedStatus } from '#web/session/publishing-business.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Says why the business may not publish offers, and where that can be changed. */
export function OffersBlocked({ status }: { readonly status: BlockedStatus }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconLock size={32} />}
      title={t('offers.blocked.title')}
      hint={t(`offers.blocked.${status}`)}
      action={
        <Button component={Link} to={linkTo('business')} replace>
          {t('offers.blocked.action')}
        </Button>
      }
    />
  );
}
