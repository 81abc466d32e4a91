import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Says that a shop needs a business that may have shops, with a link to it. */
export function ShopsNeedBusiness({ isSpecial }: { readonly isSpecial: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconBuildingStore size={32} />}
      title={t(isSpecial ? 'shops.special.title' : 'shops.needBusiness.title')}
      hint={t(isSpecial ? 'shops.special.hint' : 'shops.needBusiness.hint')}
      action={
        <Button component={Link} to={linkTo('business')} replace>
          {t(isSpecial ? 'shops.special.action' : 'shops.needBusiness.action')}
        </Button>
      }
    />
  );
}
