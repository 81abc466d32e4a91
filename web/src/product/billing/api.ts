import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import type { ReceiptDownload } from '#contract/billing/invoices.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { callRoute, routeQuery } from '#web/platform/api/api.ts';

/** Returns links, valid for ten minutes, to the receipt of an invoice and the receipts that it replaced. */
export const getReceipt = (id: string): Promise<ReceiptDownload> =>
  callRoute(invoiceRoutes.getReceipt, { params: { id } });

/** Query of the current subscription prices by size type and billing cycle. */
export const pricesQuery = {
  ...routeQuery(subscriptionRoutes.listSubscriptionPrices, {}),
  staleTime: 60 * 60_000,
};

/** Query of the size types that a business can choose, in display order. */
export const sizeTypesQuery = {
  ...routeQuery(businessRoutes.listSizeTypes, {}),
  select: ({ items }: { readonly items: readonly SizeType[] }) =>
    items.toSorted((one, other) => one.order - other.order),
  staleTime: 60 * 60_000,
};
