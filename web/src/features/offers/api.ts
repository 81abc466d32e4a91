import {
  type InfiniteData,
  type Query,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import type { DisplayStatus } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import {
  type AnsweredPage,
  queryKeyOf,
  routePages,
  routeQuery,
  useRouteMutation,
} from '#web/platform/api/api.ts';
import { newestOfferQuery } from '#web/session/queries/my-business.ts';

type Pages = InfiniteData<AnsweredPage<Offer>>;

const listKey = queryKeyOf(offerRoutes.listOffersOfBusiness);

/** Restarts lists that are being loaded, since their answer may be older than a change of their rows. */
async function reloadUnfinished(client: QueryClient): Promise<void> {
  const unfinished = client.getQueryCache().findAll({ queryKey: listKey, fetchStatus: 'fetching' });
  const predicate = (query: Query) => unfinished.includes(query);
  // Otherwise a list without rows would wait for its first answer.
  await client.cancelQueries({ predicate });
  await client.refetchQueries({ type: 'active', predicate });
}

function changeRows(client: QueryClient, change: (rows: readonly Offer[]) => readonly Offer[]) {
  client.setQueriesData<Pages>(
    { queryKey: [...listKey, 'pages'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
      },
  );
  void reloadUnfinished(client);
  // The shown list is not reloaded: its rows stay under the finger, and long lists take many calls.
  return client.invalidateQueries({ queryKey: listKey, refetchType: 'none' });
}

/** Shows the server's version of an offer on all screens, except where a newer version is shown. */
export async function cacheOffer(client: QueryClient, offer: Offer): Promise<void> {
  // A slow answer may arrive after the answer to a later change.
  const newest = (shown: Offer) => (shown.version > offer.version ? shown : offer);
  client.setQueryData(offerQuery(offer.id).queryKey, (shown) => (shown ? newest(shown) : offer));
  await changeRows(client, (rows) => rows.map((row) => (row.id === offer.id ? newest(row) : row)));
}

export function useCacheOffer(): (offer: Offer) => Promise<void> {
  const client = useQueryClient();
  return (offer) => cacheOffer(client, offer);
}

/** Puts a new offer at the top of its business's list, since reloading the list may take long. */
function useAddOffer(): (offer: Offer) => Promise<void> {
  const client = useQueryClient();
  return (offer) => {
    const { businessId } = offer;
    client.setQueryData(offerQuery(offer.id).queryKey, offer);
    client.setQueryData(newestOfferQuery(businessId).queryKey, { items: [offer] });
    client.setQueryData<Pages>(offersQuery(businessId, {}).queryKey, (data) => {
      if (!data) return undefined;
      const [first, ...rest] = data.pages;
      const others = first?.items.filter(({ id }) => id !== offer.id) ?? [];
      return { ...data, pages: [{ ...first, items: [offer, ...others] }, ...rest] };
    });
    return client.invalidateQueries({ queryKey: listKey, refetchType: 'none' });
  };
}

/** Removes a deleted offer from the lists. */
export function useDropOffer(): (id: string) => Promise<void> {
  const client = useQueryClient();
  return (id) => changeRows(client, (rows) => rows.filter((row) => row.id !== id));
}

/** Publishes an offer. Reloads the shops, since their number of active offers changes. */
export const useCreateOffer = () =>
  useRouteMutation(offerRoutes.createOffer, {
    invalidates: [
      offerRoutes.listOffersOfBusiness,
      shopRoutes.listShopsOfBusiness,
      shopRoutes.getShop,
    ],
    onSuccess: useAddOffer(),
  });

/** Removes the limit of claims from an offer. */
export const useDeleteOfferLimit = () =>
  useRouteMutation(offerRoutes.deleteOfferLimit, { onSuccess: useCacheOffer() });

/** Deletes an offer. Reloads the shops, since their number of active offers changes. */
export const useDeleteOffer = () =>
  useRouteMutation(offerRoutes.deleteOffer, {
    invalidates: [shopRoutes.listShopsOfBusiness, shopRoutes.getShop],
  });

/** Query of an offer as its own business sees it. */
export const offerQuery = (id: string) =>
  routeQuery(offerRoutes.getOffer, { params: { id }, query: {} });

/** Filter of the list; the API takes a shop or words, not both. */
export interface OfferFilter {
  readonly status?: DisplayStatus;
  readonly shopId?: string;
  /** Words of the title. */
  readonly q?: string;
}

/** The API's largest page, so that 1,000 offers take 11 calls instead of 50. */
const nextLimit = 100;

/** Query of the offers of a business by page. The first page is short, so that it appears soon. */
export const offersQuery = (businessId: string, filter: OfferFilter) =>
  routePages(
    offerRoutes.listOffersOfBusiness,
    { params: { id: businessId }, query: filter },
    { nextLimit },
  );

/** Sets the limit of claims of an offer. */
export const useSetOfferLimit = () =>
  useRouteMutation(offerRoutes.setOfferLimit, { onSuccess: useCacheOffer() });

/** Switches an offer on or off. Reloads the shops, since their number of active offers changes. */
export const useSetOfferStatus = () =>
  useRouteMutation(offerRoutes.setOfferStatus, {
    invalidates: [shopRoutes.listShopsOfBusiness, shopRoutes.getShop],
    onSuccess: useCacheOffer(),
  });

/** Changes an offer, except its limit and status, which have their own calls. */
export const useUpdateOffer = () =>
  useRouteMutation(offerRoutes.updateOffer, {
    invalidates: [shopRoutes.listShopsOfBusiness, shopRoutes.getShop],
    onSuccess: useCacheOffer(),
  });
