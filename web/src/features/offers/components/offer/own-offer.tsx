import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useMyBusiness } from '#web/session/queries/get-my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { offerQuery } from '../../api.ts';
import { MissingOffer } from './missing-offer.tsx';

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
