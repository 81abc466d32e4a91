import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Says that a business of this status cannot have more shops now. */
export function ShopsNotAllowed({ status }: { readonly status: BusinessStatus }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconBuildingStore size={32} />}
      title={t('shops.notAllowed.title')}
      hint={t(status === 'rejected' ? 'shops.notAllowed.rejected' : 'shops.notAllowed.suspended')}
      action={
        <Button component={Link} to={linkTo('business')} replace>
          {t('shops.special.action')}
        </Button>
      }
    />
  );
}
