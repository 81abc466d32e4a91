import { billingCodeOf, type InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import { placeOfSubscription } from '#lambdas/billing/store/subscription-place.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import { inGsi2, type Key, keys, partitions } from '#lambdas/platform/table/keys.ts';

type StoredItem = Key & Record<string, unknown>;

/**
 * Builds the table items of billing. Apart from those of `stored`, whose modules read the environment of a Lambda, since
 * the tests of the stage have none.
 */
export const storedBilling = {
  subscription: (subscription: SubscriptionItem): StoredItem => ({
    ...keys.subscription(subscription.businessId),
    ...inGsi2(
      partitions.subscriptionOfCode(billingCodeOf(subscription.businessId)),
      subscription.businessId,
    ),
    ...placeOfSubscription(subscription),
    ...subscription,
  }),
  invoice: (invoice: InvoiceItem): StoredItem => ({
    ...keys.invoice(invoice.businessId, invoice.periodStart),
    ...invoice,
  }),
} as const;
