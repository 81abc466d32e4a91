import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { displayStatuses } from '#contract/businesses/display-status.ts';
import { searchLength } from '#contract/offers/offer-rules.ts';
import type { OfferFilter } from './api.ts';

/** The filter of the list, stored in the URL's query, so that a reload shows the same offers. */
export function useOfferFilter(): [OfferFilter, (filter: OfferFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const status = displayStatuses.find((one) => one === query.get('status'));
  const shopId = query.get('shop') ?? '';
  const q = query.get('q') ?? '';
  const filter = useMemo(
    () => ({
      ...(status && { status }),
      ...(shopId !== '' && { shopId }),
      ...(shopId === '' && q.length >= searchLength.min && { q }),
    }),
    [status, shopId, q],
  );
  const change = useCallback(
    ({ status, shopId, q }: OfferFilter) => {
      const set = { ...(status && { status }), ...(shopId && { shop: shopId }), ...(q && { q }) };
      setQuery(set, { replace: true });
    },
    [setQuery],
  );
  return [filter, change];
}
