import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';

/** Shown for a shop that does not exist or belongs to another business. */
export function ShopNotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('shops.one')} />
      <LinkedEmptyState
        icon={<IconMapPin size={32} />}
        title={t('shops.notFound.title')}
        hint={t('shops.notFound.hint')}
        to={linkToScreen('shopList')}
        link={t('shops.seeShops')}
      />
    </>
  );
}
