import { useTranslation } from 'react-i18next';
import { useMe } from '#web/session/get-me.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OfferFilters } from '../components/offer-filters.tsx';
import { OfferResults } from '../components/offer-results.tsx';
import { OffersOfOwner } from '../components/offers-of-owner.tsx';
import { useOfferFilter } from '../use-offer-filter.ts';

/** The offers of a validator's shop, filtered by display status and words. */
function OffersOfValidator({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useOfferFilter();
  return (
    <>
      <PageHeader title={t('offers.title')} />
      <OfferFilters filter={filter} onChange={setFilter} shops={[]} />
      <OfferResults businessId={businessId} filter={filter} mayEdit={false} />
    </>
  );
}

/** The offers that the user may see in the admin app. */
export default function OfferList() {
  const { role, businessId } = useMe();
  return role === 'validator' && businessId ? (
    <OffersOfValidator businessId={businessId} />
  ) : (
    <OffersOfOwner />
  );
}
