import { Button, Group, Paper, Stack, Switch, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { shopInput } from '#contract/shops/shop-input.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { fromServer, useFailureText } from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { returning } from '#web/platform/navigation/navigation.ts';
import { useUntilReady } from '#web/platform/photos/photos.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { LinksOfShop } from '#web/product/share/flyer-links.tsx';
import { OpenStateNow } from '#web/product/shop/open-state-now.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { cardPadding, SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { shopQuery, useUpdateShop } from '../../api.ts';
import { shopInputOf, shopValues } from '../../shop-values.ts';
import { useShopForm } from '../../use-shop-form.ts';
import { ShopForm } from '../form/shop-form.tsx';
import { DeleteShopDialog } from './delete-shop-dialog.tsx';
import { OffersCount, ShopBadge } from './shop-facts.tsx';

type SwitchedStatus = 'active' | 'inactive';

/** Switches a shop at once, without its form's values. While `next` is being sent, other changes are ignored. */
function useSwitchShop(id: string) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const client = useQueryClient();
  const { mutateAsync: updateShop } = useUpdateShop();
  const [next, setNext] = useState<SwitchedStatus>();

  const switchTo = async (shopStatus: SwitchedStatus) => {
    if (next) return;
    setNext(shopStatus);
    try {
      const current: Shop = await client.fetchQuery(fromServer(shopQuery(id)));
      const input = shopInput.parse(shopInputOf(shopValues(current), current.businessId));
      await updateShop({
        params: { id },
        body: { ...input, shopStatus },
        version: current.version,
      });
      showToast(t(`shops.switched.${shopStatus}`));
    } catch (error) {
      showToast(textOf(error), 'error');
    } finally {
      setNext(undefined);
    }
  };

  return { next, switchTo };
}

interface OwnShopProps {
  readonly shop: Shop;
  readonly businessStatus: BusinessStatus;
}

interface ShopStatusCardProps extends OwnShopProps {
  readonly isLocked: boolean;
}

/** Whether customers see a shop, with the switch for it and links to its flyer. */
function ShopStatusCard({ shop, businessStatus, isLocked }: ShopStatusCardProps) {
  const { t } = useTranslation();
  const { next, switchTo } = useSwitchShop(shop.id);
  // The switch shows the chosen state before the server answers.
  const shopStatus = next ?? shop.shopStatus;
  const isActive = shopStatus === 'active';
  const meaning = isActive && businessStatus !== 'active' ? 'waiting' : shopStatus;
  return (
    <Paper p={cardPadding}>
      <Stack gap="md">
        <Group gap="0.25rem 1rem">
          <ShopBadge shop={shop} businessStatus={businessStatus} />
          <Text component="div" size="sm" c="dimmed">
            <OpenStateNow shop={shop} />
          </Text>
          <Text size="sm" c="dimmed">
            <OffersCount shop={shop} businessStatus={businessStatus} />
          </Text>
        </Group>
        <Switch
          size="md"
          withThumbIndicator={false}
          label={t('shops.switch.label')}
          description={t(`shops.switch.${meaning}`)}
          checked={isActive}
          disabled={isLocked || shop.shopStatus === 'suspended'}
          onChange={({ currentTarget }) => switchTo(currentTarget.checked ? 'active' : 'inactive')}
        />
        <LinksOfShop shop={shop} />
      </Stack>
    </Paper>
  );
}

interface DeleteShopProps extends OwnShopProps {
  readonly onDeleted: () => void;
}

/** The section of a shop's page that offers to remove it. */
function DeleteShop({ shop, businessStatus, onDeleted }: DeleteShopProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const leave = async () => {
    onDeleted();
    await navigate(linkToScreen('shopList'), { replace: true, state: returning });
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

/** Shown for a shop that does not exist or belongs to another business. */
function ShopNotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('shops.one')} />
      <LinkedEmptyState
        title={t('shops.notFound.title')}
        hint={t('shops.notFound.hint')}
        to={linkToScreen('shopList')}
        link={t('shops.seeShops')}
      />
    </>
  );
}

/** Shows and changes a shop of the user's business. */
export function ExistingShop({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const business = useMyBusiness();
  const query = useQuery(shopQuery(id));
  useUntilReady(query.data?.images ?? [], query.refetch);
  const isMissing =
    query.data === undefined &&
    query.error instanceof ApiError &&
    ['SHOP_NOT_FOUND', 'VALIDATION_FAILED'].includes(query.error.code);
  if (isMissing) return <ShopNotFound />;
  return (
    <QueryView query={business} loading={<FormSkeleton fields={6} />}>
      {({ items: [own], currentBusinessId, active = own }) =>
        // A shop of another business can be read, but only its owner may change it.
        query.data && query.data.businessId !== currentBusinessId ? (
          <ShopNotFound />
        ) : (
          <>
            <PageHeader title={query.data ? shopTitle(query.data) : t('shops.one')} />
            <QueryView query={query} loading={<FormSkeleton fields={6} />}>
              {(shop) => (
                <ShopEditor
                  shop={shop}
                  businessStatus={active?.status ?? 'pending_approval'}
                  wasApproved={active?.approvedAt !== undefined}
                />
              )}
            </QueryView>
          </>
        )
      }
    </QueryView>
  );
}

interface ShopEditorProps extends OwnShopProps {
  readonly wasApproved: boolean;
}

function ShopEditor({ shop, businessStatus, wasApproved }: ShopEditorProps) {
  const { t } = useTranslation();
  const shopForm = useShopForm(shop.businessId, wasApproved, shop);
  const isLocked = !isPublishingBusiness(businessStatus);
  return (
    <Stack gap="md">
      {isLocked && (
        <BusinessNotice
          color="red"
          text={t(`shops.locked.${businessStatus}`)}
          link={t('shops.special.action')}
        />
      )}
      <ShopStatusCard shop={shop} businessStatus={businessStatus} isLocked={isLocked} />
      <ShopForm shopForm={shopForm} isLocked={isLocked} />
      <DeleteShop
        shop={shop}
        businessStatus={businessStatus}
        onDeleted={shopForm.draft.deleteDraft}
      />
    </Stack>
  );
}
