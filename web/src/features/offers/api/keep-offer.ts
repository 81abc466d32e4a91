import {
  type InfiniteData,
  type Query,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { type AnsweredPage, queryKeyOf } from '#web/platform/api/api.ts';
import { newestOfferQuery } from '#web/session/queries/first-rows.ts';
import { offerQuery } from './get-offer.ts';
import { offersQuery } from './list-offers.ts';

type Pages = InfiniteData<AnsweredPage<Offer>>;

const listKey = queryKeyOf(offerRoutes.listOffersOfBusiness);

/** Loads the lists again that were being loaded: the answer may be older than a change of their rows. */
async function reloadUnfinished(client: QueryClient): Promise<void> {
  const unfinished = client.getQueryCache().findAll({ queryKey: listKey, fetchStatus: 'fetching' });
  const predicate = (query: Query) => unfinished.includes(query);
  // A list without rows would otherwise go on waiting for its first answer.
  await client.cancelQueries({ predicate });
  await client.refetchQueries({ type: 'active', predicate });
}

/** Changes the rows of all lists of offers that were loaded. */
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
  // The list that is shown keeps its rows and its place: a row stays under the finger that switched it, and the
  // pages of a long list are not loaded again one after the other.
  return client.invalidateQueries({ queryKey: listKey, refetchType: 'none' });
}

/** Shows an offer as the server answered it wherever it is shown, except where a newer version is shown already. */
export async function keepOffer(client: QueryClient, offer: Offer): Promise<void> {
  // A slow answer may come after that of a later change.
  const newest = (shown: Offer) => (shown.version > offer.version ? shown : offer);
  client.setQueryData(offerQuery(offer.id).queryKey, (shown) => (shown ? newest(shown) : offer));
  await changeRows(client, (rows) => rows.map((row) => (row.id === offer.id ? newest(row) : row)));
}

/** `keepOffer` with the client of the app. */
export function useKeepOffer(): (offer: Offer) => Promise<void> {
  const client = useQueryClient();
  return (offer) => keepOffer(client, offer);
}

/** Shows an offer that was created at the top of its business's list, which may take long to load again. */
export function useAddOffer(): (offer: Offer) => Promise<void> {
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

/** Takes an offer that was deleted out of the lists. */
export function useDropOffer(): (id: string) => Promise<void> {
  const client = useQueryClient();
  return (id) => changeRows(client, (rows) => rows.filter((row) => row.id !== id));
}
