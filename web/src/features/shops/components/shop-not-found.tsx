import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Shown for a shop that does not exist, or is of another business. */
export function ShopNotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('shops.one')} />
      <EmptyState
        icon={<IconMapPin size={32} />}
        title={t('shops.notFound.title')}
        hint={t('shops.notFound.hint')}
        action={
          <Button component={Link} to={linkTo('shopList')} replace>
            {t('shops.seeShops')}
          </Button>
        }
      />
    </>
  );
}
