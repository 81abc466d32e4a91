import type { Indication } from '#contract/shops/indications.ts';
import type { staffRoutes } from '#contract/staff/routes.ts';
import { invoiceSource } from '#lambdas/billing/invoices/targets.ts';
import { businessSource } from '#lambdas/businesses/targets.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';
import { findIndication } from '#lambdas/shops/store/indication-store.ts';

const indicationSource = {
  find: findIndication,
  ownerOf: ({ consumerId }) => consumerId,
  versionOf: ({ version }) => version,
} satisfies TargetSource<Indication>;

/** Sources that load the targets of this resource's calls. */
export const targets = {
  business: businessSource,
  indication: indicationSource,
  invoice: invoiceSource,
};

export type StaffOperations = Operations<typeof staffRoutes, typeof targets>;
