import { type Query, queryOptions, useQueryClient } from '@tanstack/react-query';
import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { InvoiceQueue } from '#contract/billing/staff-invoices.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { defaultLanguage } from '#contract/http/languages.ts';
import type { Route } from '#contract/http/route.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import type { Indication } from '#contract/shops/indications.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import {
  callRoute,
  queryKeyOf,
  routePages,
  routeQuery,
  useRouteMutation,
} from '#web/platform/api/api.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { i18n, loadPrivateTexts } from '#web/platform/i18n/i18n.ts';

/** A decision by staff, which the list of decisions and the counts of the queues then show. */
const useDecisionOfStaff = <const R extends Route>(route: R) =>
  useRouteMutation(route, { invalidates: [staffRoutes.listDecisions, staffRoutes.getQueues] });

/** Returns a function that reloads the list of a route from its first page. */
function useListAnew(route: Route): () => void {
  const client = useQueryClient();
  return () => {
    client.resetQueries({ queryKey: queryKeyOf(route) });
  };
}

/** Cancels an unpaid invoice. */
export const useCancelInvoice = () => useDecisionOfStaff(staffRoutes.cancelInvoice);

/** Approves or rejects a pending business or revision. */
export const useDecideBusinessApproval = () =>
  useDecisionOfStaff(staffRoutes.decideBusinessApproval);

/** Records a payment, refuses a receipt or reopens a paid invoice. */
export const useDecideInvoice = () => useDecisionOfStaff(staffRoutes.decideInvoice);

/** Query options of a list for decisions: never reloaded while shown, since rows would move under the pointer. */
const frozenList = {
  staleTime: ({ state }: Pick<Query, 'state'>) => (state.data === undefined ? 0 : 'static'),
  gcTime: 0,
} as const;

const { getSubscription } = subscriptionRoutes;

/** Query of another business's subscription. Not cached, since a form starts with it. */
export const otherSubscriptionQuery = (id: string) =>
  queryOptions({
    queryKey: otherBusinessKey(getSubscription, id),
    queryFn: ({ signal }) => callRoute(getSubscription, { params: { id }, signal }),
    gcTime: 0,
  });

/** Query of a translator for texts to owners. They are in Portuguese, since an owner's language is unknown. */
export const ownerTextsQuery = queryOptions({
  queryKey: ['owner-texts'],
  queryFn: async () => {
    await loadPrivateTexts(defaultLanguage);
    return i18n.getFixedT(defaultLanguage);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Makes a suspended business active again. */
export const useLiftSuspension = () => useDecisionOfStaff(staffRoutes.liftSuspension);

const { listBusinessesForStaff } = staffRoutes;

/** Filter of businesses: a status, or words that match businesses of any status. */
export type BusinessSearch = { readonly status: BusinessStatus } | { readonly q: string };

/** Query of the found businesses by page, oldest first; the pending ones include revisions. */
export const businessesQuery = (query: BusinessSearch) => ({
  ...routePages(listBusinessesForStaff, { query }),
  ...frozenList,
});

/** Loads the current version of a business or revision; undefined if it is gone, like an approved revision. */
export async function readBusiness(id: string): Promise<BusinessForStaff | undefined> {
  const { items } = await callRoute(listBusinessesForStaff, { query: { q: id } });
  return items.find((item) => item.id === id);
}

/** Returns a function that reloads the shown list from its first page. */
export const useBusinessesAnew = () => useListAnew(listBusinessesForStaff);

/** Query of the decisions on a business, or of all decisions, by page, newest first. */
export const decisionsQuery = (businessId: string | undefined) => ({
  ...routePages(staffRoutes.listDecisions, { query: businessId ? { businessId } : {} }),
  // Other staff decide at the same time.
  staleTime: 0,
});

/** Query of indications with a status by page, oldest first. */
export const indicationsQuery = (status: Indication['status']) => ({
  ...routePages(staffRoutes.listIndications, { query: { status } }),
  ...frozenList,
});

/** Returns a function that reloads the shown list from its first page. */
export const useIndicationsAnew = () => useListAnew(staffRoutes.listIndications);

const { listInvoicesForStaff } = staffRoutes;

/** Filter of invoices: a queue, or the txid of a Pix. */
export type InvoiceSearch = { readonly status: InvoiceQueue } | { readonly txid: string };

/** Query of the invoices of a queue by page, oldest first, or of the invoice with a txid in any status. */
export const staffInvoicesQuery = (query: InvoiceSearch) => ({
  ...routePages(listInvoicesForStaff, { query }),
  ...frozenList,
});

/** Query of how many cases wait in each queue. */
export const queuesQuery = {
  ...routeQuery(staffRoutes.getQueues, {}),
  // Other staff decide at the same time.
  staleTime: 0,
  refetchOnWindowFocus: true,
};

/** Loads the current version of an invoice. */
export const readInvoice = (id: string): Promise<Invoice> =>
  callRoute(invoiceRoutes.getInvoice, { params: { id } });

/** Returns a function that reloads the shown list from its first page. */
export const useInvoicesAnew = () => useListAnew(listInvoicesForStaff);

/** Query of the shops of a business by page, newest first. */
export const shopsOfBusinessQuery = (id: string) => {
  const { queryKey: _, ...pages } = routePages(shopRoutes.listShopsOfBusiness, { params: { id } });
  return { ...pages, queryKey: otherBusinessKey(shopRoutes.listShopsOfBusiness, id) };
};

/** Query of the offers of a business by page, newest first. */
export const offersOfBusinessQuery = (id: string) => {
  const { queryKey: _, ...pages } = routePages(offerRoutes.listOffersOfBusiness, {
    params: { id },
  });
  return { ...pages, queryKey: otherBusinessKey(offerRoutes.listOffersOfBusiness, id) };
};

/** Returns a query key for data of another business; the device does not store its answers. */
const otherBusinessKey = (route: Route, id: string): unknown[] => ['of-business', route.path, id];

/** Sets the agreement with a business of the special size type. */
export const useSetAgreement = () => useDecisionOfStaff(staffRoutes.setAgreement);

/** Suspends an active business. */
export const useSuspendBusiness = () => useDecisionOfStaff(staffRoutes.suspendBusiness);

/** Takes down an image for good. */
export const useTakeDownImage = () => useDecisionOfStaff(staffRoutes.takeDownImage);

/** Sets the status of an indication. */
export const useUpdateIndication = () => useDecisionOfStaff(staffRoutes.updateIndication);

/** Returns whether the API refused a call because staff signed in without a second factor. */
export const isRefused = (error: unknown): boolean => hasCode(error, 'SECOND_FACTOR_REQUIRED');
