import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { offerQuery } from '../../api.ts';

/** Says that the user has no offer at this address, with a link to the list. */
function MissingOffer() {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      title={t('offers.missing.title')}
      hint={t('offers.missing.hint')}
      to={linkToScreen('offerList')}
      link={t('offers.missing.action')}
    />
  );
}

interface OwnOfferProps {
  readonly id: string;
  /** Number of placeholder fields while the offer is loading. */
  readonly fields?: number;
  readonly children: (offer: Offer, business: Business) => ReactNode;
}

/** Returns whether there is no offer with this id, or the id is malformed. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Loads an offer of the user's business. Offers of other businesses count as missing, although they are public. */
export function OwnOffer({ id, fields = 6, children }: OwnOfferProps) {
  const query = useQuery(offerQuery(id));
  const mine = useMyBusiness();
  if (isMissing(query.error) && !query.data) return <MissingOffer />;
  return (
    <QueryView query={query} loading={<FormSkeleton fields={fields} />}>
      {(offer) => (
        <QueryView query={mine} loading={<FormSkeleton fields={fields} />}>
          {({ items: [business], active = business }) =>
            active?.id === offer.businessId ? children(offer, active) : <MissingOffer />
          }
        </QueryView>
      )}
    </QueryView>
  );
}
