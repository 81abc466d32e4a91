import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { DeleteShopDialog } from './delete-shop-dialog.tsx';

interface DeleteShopProps {
  readonly shop: Shop;
  readonly businessStatus: BusinessStatus;
  readonly onDeleted: () => void;
}

/** The section of a shop's page that offers to remove it. */
export function DeleteShop({ shop, businessStatus, onDeleted }: DeleteShopProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const leave = async () => {
    onDeleted();
    await navigate(linkToScreen('shopList'), { replace: true });
    await showToast(t('shops.delete.done'));
  };

  return (
    <SectionCard title={t('shops.delete.action')} hint={t('shops.delete.hint')}>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('shops.delete.action')}
      </Button>
      {isAsking && (
        <DeleteShopDialog
          shop={shop}
          businessStatus={businessStatus}
          onClose={() => setIsAsking(false)}
          onDeleted={leave}
        />
      )}
    </SectionCard>
  );
}
