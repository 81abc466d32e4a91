import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { hiddenReason } from '#web/product/share/hidden-reason.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { shopQuery, useDeleteShop } from '../../api.ts';
import classes from './delete-shop-dialog.module.css';

interface DeleteShopDialogProps {
  readonly shop: Shop;
  readonly businessStatus: BusinessStatus;
  readonly onClose: () => void;
  readonly onDeleted: () => Promise<void>;
}

/** Asks before a shop is removed, and a second time if it still has offers or validators. */
export function DeleteShopDialog({
  shop,
  businessStatus,
  onClose,
  onDeleted,
}: DeleteShopDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync: deleteShop, isPending } = useDeleteShop();
  const [error, setError] = useState<unknown>();
  const isHidden =
    hiddenReason({ business: businessStatus, shop: shop.shopStatus, offer: undefined }) !==
    undefined;
  const [needsForce, setNeedsForce] = useState(false);

  const remove = async () => {
    setError(undefined);
    try {
      await deleteShop({
        params: { id: shop.id },
        query: needsForce ? { force: 'true' } : {},
        version: shop.version,
      });
    } catch (failure) {
      // A retry after a lost answer no longer finds the shop.
      if (!hasCode(failure, 'SHOP_NOT_FOUND')) {
        if (hasCode(failure, 'SHOP_HAS_OFFERS')) setNeedsForce(true);
        else setError(failure);
        // If others have changed the shop, the next attempt uses its new version.
        await client.invalidateQueries(shopQuery(shop.id));
        return;
      }
    }
    await onDeleted();
  };

  return (
    <Dialog
      isBusy={isPending}
      onClose={onClose}
      title={t('shops.delete.title', { title: shopTitle(shop) })}
    >
      <Stack gap="md">
        {needsForce ? (
          <Text role="alert">{t('shops.delete.hasOffers')}</Text>
        ) : (
          <>
            <Text>{t('shops.delete.intro')}</Text>
            <ul className={classes['losses']}>
              <li>
                {t(isHidden ? 'shops.delete.readyOffers' : 'shops.delete.offers', {
                  count: shop.activeOffersCount,
                })}
              </li>
              <li>{t('shops.delete.followers', { count: shop.followersCount })}</li>
              <li>{t('shops.delete.validators')}</li>
              <li>{t('shops.delete.link', { identifier: shop.shopIdentifier })}</li>
            </ul>
          </>
        )}
        <ErrorAlert error={error} context="page" />
        <Group justify="flex-end">
          <Button variant="default" disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button color="red.9" loading={isPending} onClick={remove}>
            {t(needsForce ? 'shops.delete.force' : 'shops.delete.confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
