import { billingCodeOf, type InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import { indexKeysOfSubscription } from '#lambdas/billing/store/subscription-index-keys.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import { inGsi1, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, type Key, keys } from '#lambdas/platform/table/keys.ts';

type StoredItem = Key & Record<string, unknown>;

/**
 * Builds billing items. Separate from `stored`, whose modules read a Lambda's environment, which tests of the stage
 * lack.
 */
export const storedBilling = {
  subscription: (subscription: SubscriptionItem): StoredItem => ({
    ...keys.subscription(subscription.businessId),
    ...inGsi2(
      partitions.subscriptionOfCode(billingCodeOf(subscription.businessId)),
      subscription.businessId,
    ),
    ...indexKeysOfSubscription(subscription),
    ...subscription,
  }),
  invoice: (invoice: InvoiceItem): StoredItem => ({
    ...keys.invoice(invoice.businessId, invoice.periodStart),
    ...(invoice.reviewSince &&
      inGsi1(partitions.invoicesInReview, instantKey(invoice.reviewSince, invoice.id))),
    ...invoice,
  }),
} as const;
