import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Business, BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { coverForOwner, useUntilReady } from '#web/platform/photos/photos.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { NotPublicYet } from '#web/product/business/not-public-yet.tsx';
import { flyerLink, previewLink } from '#web/product/share/flyer-link.ts';
import { LinksOfShop } from '#web/product/share/flyer-links.tsx';
import { hiddenShopReason } from '#web/product/share/hidden-reason.ts';
import { NoContact } from '#web/product/shop/no-contact.tsx';
import { OpenStateNow } from '#web/product/shop/open-state-now.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { isSpecialBusiness } from '#web/screens/user-state.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { myShopsQuery } from '#web/session/queries/my-shops.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { LinkedCard, LinkedCardTitle } from '#web/ui/list/linked-card.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { VirtualRows } from '#web/ui/list/virtual-rows.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Picture } from '#web/views/picture/picture.tsx';
import { OffersCount, ShopBadge } from '../components/shop/shop-facts.tsx';
import { ShopsNeedBusiness, ShopsNotAllowed } from '../components/shop/shops-blocked.tsx';
import type { ShopListState } from '../use-shop-form.ts';
import classes from './shop-list.module.css';

interface ShopCardProps {
  readonly shop: Shop;
  readonly businessStatus: BusinessStatus;
}

/** A shop in the owner's list, with links to its flyer. */
function ShopCard({ shop, businessStatus }: ShopCardProps) {
  const { t } = useTranslation();
  const { image, previewUrl } = coverForOwner(shop.images);
  const { street, number, neighborhood, city, state } = shop.address;
  const title = shopTitle(shop);
  const isHidden =
    hiddenShopReason({ business: businessStatus, shop: shop.shopStatus }) !== undefined;
  const placeholder = <ShopWindow state="open" className={classes['cover']} />;

  return (
    <LinkedCard className={classes['root']}>
      {image ? (
        <Picture
          image={image}
          previewUrl={previewUrl}
          sizes="(max-width: 36em) 4rem, 9rem"
          alt=""
          className={classes['cover']}
          fallback={placeholder}
        />
      ) : (
        placeholder
      )}
      <div className={classes['content']}>
        <Group justify="space-between" align="flex-start" gap="0.25rem 0.75rem">
          <LinkedCardTitle to={linkToScreen('shop', { id: shop.id })} className={classes['name']}>
            {title}
          </LinkedCardTitle>
          <ShopBadge shop={shop} businessStatus={businessStatus} />
        </Group>
        <Anchor
          href={(isHidden ? previewLink : flyerLink)(shop.shopIdentifier)}
          target="_blank"
          size="sm"
          className={`touch-area ${classes['identifier']}`}
        >
          {shop.shopIdentifier}
        </Anchor>
        <Text c="dimmed" size="sm" className={classes['address'] ?? ''}>
          <IconMapPin size={16} aria-hidden="true" />
          {`${street}, ${number} · ${neighborhood} · ${city}/${state}`}
        </Text>
        <Group gap="4px 1rem" c="dimmed" fz="sm">
          <OpenStateNow shop={shop} />
          <OffersCount shop={shop} businessStatus={businessStatus} />
          {shop.followersCount > 0 && (
            <span>{t('shops.followersCount', { count: shop.followersCount })}</span>
          )}
        </Group>
      </div>
      {isPublishingBusiness(businessStatus) && <NoContact shop={shop} />}
      <LinksOfShop shop={shop} isNamed hasBusinessNotice />
    </LinkedCard>
  );
}

interface ShopCardsProps {
  readonly business: Business;
  /** Whether limits must be agreed on before another shop; `business` does not tell while a revision waits. */
  readonly isSpecial: boolean;
}

/** Says that the business has no shops, and how to open one or why it cannot. */
function NoShops({ business: { status }, isSpecial }: ShopCardsProps) {
  const { t } = useTranslation();
  if (!isPublishingBusiness(status)) return <ShopsNotAllowed status={status} />;
  if (isSpecial) return <ShopsNeedBusiness isSpecial />;
  return (
    <LinkedEmptyState
      title={t('shops.empty.title')}
      hint={t('shops.empty.hint')}
      to={linkToScreen('shop')}
      link={t('shops.new')}
    />
  );
}

/** Usual height of a card on a phone, in pixels. */
const cardHeight = 224;

/** The shops of a business. */
function ShopCards({ business, isSpecial }: ShopCardsProps) {
  const { t } = useTranslation();
  const { createdShopId } = (useLocation().state ?? {}) as Partial<ShopListState>;
  const query = useInfiniteQuery(myShopsQuery(business.id));
  useUntilReady(query.data?.flatMap(({ images }) => images) ?? [], query.refetch);
  return (
    <PagedList
      query={query}
      loading={<RowsSkeleton rows={2} height={cardHeight} />}
      empty={<NoShops business={business} isSpecial={isSpecial} />}
    >
      {(shops, isIdle) => (
        <>
          {isSpecial && isPublishingBusiness(business.status) && (
            <BusinessNotice
              color="yellow"
              text={t('shops.special.noMore')}
              link={t('shops.special.action')}
              mb="md"
            />
          )}
          <VirtualRows
            rows={shops}
            keyOf={({ id }) => id}
            height={cardHeight}
            gap={16}
            hasMore={query.hasNextPage}
            focusKey={createdShopId}
            isIdle={isIdle}
          >
            {(shop) => <ShopCard shop={shop} businessStatus={business.status} />}
          </VirtualRows>
        </>
      )}
    </PagedList>
  );
}

/** Returns whether the loaded list is empty; the empty list has its own button for a new shop. */
function useHasNoShops(businessId = ''): boolean {
  const { data } = useInfiniteQuery({ ...myShopsQuery(businessId), enabled: false });
  return data?.length === 0;
}

/** The shops of the user's business, with a link to open another one. */
export default function ShopList() {
  const { t } = useTranslation();
  const query = useMyBusiness();
  const business = query.data?.items[0];
  const live = query.data?.active ?? business;
  const isSpecial = isSpecialBusiness(business);
  const mayOpen = !isSpecial && live !== undefined && isPublishingBusiness(live.status);
  const hasNoShops = useHasNoShops(query.data?.currentBusinessId);
  return (
    <>
      <PageHeader
        title={t('shops.title')}
        action={
          mayOpen &&
          !hasNoShops && (
            <Button
              component={Link}
              to={linkToScreen('shop')}
              replace
              leftSection={<IconPlus size={18} aria-hidden="true" />}
            >
              {t('shops.new')}
            </Button>
          )
        }
      />
      <QueryView query={query} loading={<RowsSkeleton height={168} />}>
        {({ items: [business], currentBusinessId, active = business }) => (
          <>
            {active && <NotPublicYet business={active} mb="md" />}
            {active && currentBusinessId ? (
              <ShopCards business={active} isSpecial={isSpecial} />
            ) : (
              <ShopsNeedBusiness isSpecial={false} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
