import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { useListSearch } from '#web/platform/navigation/navigation.ts';
import { limitReached } from '#web/product/business/limit-reached.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { usageQuery } from '#web/session/queries/get-usage.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';
import {
  type BlockedStatus,
  isPublishingBusiness,
} from '#web/session/queries/publishing-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { EmptyState, LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { OfferForm } from '../components/form/offer-form.tsx';
import { ExistingOffer } from '../components/offer/existing-offer.tsx';
import { OwnOffer } from '../components/offer/own-offer.tsx';
import { OffersNeedShop } from '../components/offers-need-shop.tsx';

interface NoMoreOffersProps {
  /** The live record. */
  readonly business: Business;
  readonly max: number;
}

/** Says why the business may not have another active offer, and how to make room. */
function NoMoreOffers({ business, max }: NoMoreOffersProps) {
  const { t } = useTranslation();
  const reason = limitReached(business, max);
  return (
    <EmptyState
      title={t(`offers.full.${reason}.title`, { count: max })}
      hint={t(`offers.full.${reason}.hint`)}
      action={
        <Group justify="center" gap="xs">
          {reason !== 'none' && (
            <Button component={Link} to={linkToScreen('offerList', { status: 'active' })} replace>
              {t('offers.full.seeActive')}
            </Button>
          )}
          <Button component={Link} to={linkToScreen('business')} replace variant="default">
            {t(reason === 'full' ? 'offers.full.changeSize' : 'offers.full.seeBusiness')}
          </Button>
        </Group>
      }
    />
  );
}

/** Says why the business may not publish offers, with a link to the screen that can change it. */
function OffersBlocked({ status }: { readonly status: BlockedStatus }) {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      title={t('offers.blocked.title')}
      hint={t(`offers.blocked.${status}`)}
      to={linkToScreen('business')}
      link={t('offers.blocked.action')}
    />
  );
}

interface RoomForOfferProps extends NoMoreOffersProps {
  readonly active: number;
  readonly children: ReactNode;
}

/** Shows the form while one more active offer is allowed. A form stays once it is shown. */
function RoomForOffer({ business, active, max, children }: RoomForOfferProps) {
  const [wasShown, setWasShown] = useState(false);
  if (wasShown) return children;
  if (active < max) {
    setWasShown(true);
    return null;
  }
  return <NoMoreOffers business={business} max={max} />;
}

interface NewOfferOfProps {
  /** The live record. */
  readonly business: Business;
  readonly source: Offer | undefined;
}

function NewOfferOf({ business, source }: NewOfferOfProps) {
  const { id: businessId } = business;
  const shopsQuery = useAllMyShops(businessId);
  const usage = useQuery(usageQuery(businessId));
  return (
    <QueryView query={shopsQuery} loading={<FormSkeleton fields={6} />}>
      {(shops) =>
        shops.length === 0 ? (
          <OffersNeedShop hasBusiness />
        ) : (
          <QueryView query={usage} loading={<FormSkeleton fields={6} />}>
            {({ activeOffersCount, limits }) => (
              <RoomForOffer
                business={business}
                active={activeOffersCount}
                max={limits.maxActiveOffers}
              >
                <OfferForm businessId={businessId} shops={shops} source={source} />
              </RoomForOffer>
            )}
          </QueryView>
        )
      }
    </QueryView>
  );
}

/** The form of a new offer or a copy, or what to do first if the business cannot publish one. */
function NewOffer({ source }: { readonly source?: Offer | undefined }) {
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={<FormSkeleton fields={6} />}>
      {({ currentBusinessId, items: [business], active = business }) => {
        if (!currentBusinessId || !active) return <OffersNeedShop hasBusiness={false} />;
        return isPublishingBusiness(active.status) ? (
          <NewOfferOf business={active} source={source} />
        ) : (
          <OffersBlocked status={active.status} />
        );
      }}
    </QueryView>
  );
}

/** A new offer, a copy, or the published offer whose id is in the query. */
export default function OfferScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const listSearch = useListSearch();
  const id = query.get('id');
  const copyId = query.get('copy');
  return (
    <>
      <BackLink from="offer" search={listSearch} />
      {id ? (
        <ExistingOffer key={id} id={id} />
      ) : (
        <>
          <PageHeader title={t('offers.new')} />
          {copyId ? (
            <OwnOffer key={copyId} id={copyId}>
              {(source) => <NewOffer source={source} />}
            </OwnOffer>
          ) : (
            <NewOffer />
          )}
        </>
      )}
    </>
  );
}
