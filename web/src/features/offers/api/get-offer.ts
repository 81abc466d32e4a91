import { queryOptions } from '@tanstack/react-query';
import { offerRoutes } from '#contract/offers.ts';
import { call } from '#web/lib/http/call.ts';

/** An offer by its id, as its own business sees it. */
export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: ['offers', 'one', id],
    queryFn: ({ signal }) => call(offerRoutes.getOffer, { params: { id }, query: {}, signal }),
  });
