import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { useUntilReady } from '#web/platform/photos/photos.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { NotPublicYet } from '#web/product/business/not-public-yet.tsx';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { useAllMyShops } from '#web/session/queries/use-all-my-shops.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { offerQuery } from '../../api.ts';
import { OfferForm } from '../form/offer-form.tsx';
import { OfferSummary } from './offer-summary.tsx';
import { OwnOffer } from './own-offer.tsx';

interface EditedOfferProps {
  readonly offer: Offer;
  readonly business: Business;
}

function EditedOffer({ offer, business }: EditedOfferProps) {
  const { t } = useTranslation();
  const shopsQuery = useAllMyShops(offer.businessId);
  const { status } = business;
  const isLocked = !isPublishingBusiness(status);
  return (
    <Stack gap="md">
      {isLocked ? (
        <BusinessNotice
          color="red"
          text={t(`offers.blocked.${status}`)}
          reason={business.suspendedReason}
          link={t('offers.blocked.action')}
        />
      ) : (
        <NotPublicYet business={business} />
      )}
      <OfferSummary offer={offer} shops={shopsQuery.data ?? []} isLocked={isLocked} />
      <QueryView query={shopsQuery} loading={<FormSkeleton fields={6} />}>
        {(shops) => (
          <OfferForm
            businessId={offer.businessId}
            shops={shops}
            offer={offer}
            isLocked={isLocked}
          />
        )}
      </QueryView>
    </Stack>
  );
}

/** An offer of the user's business by its id: its state, actions and form. */
export function ExistingOffer({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const query = useQuery(offerQuery(id));
  useUntilReady(query.data?.images ?? [], query.refetch);
  return (
    <>
      <PageHeader title={query.data?.title ?? t('offers.one')} />
      <OwnOffer id={id}>
        {(offer, business) => <EditedOffer offer={offer} business={business} />}
      </OwnOffer>
    </>
  );
}
