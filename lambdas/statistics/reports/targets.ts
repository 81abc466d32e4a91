import type { reportRoutes } from '#contract/statistics/report-routes.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { businessSource } from '#lambdas/businesses/targets.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';
import { findReport, type ReportItem } from '../store/report-store.ts';

interface OwnedReport {
  readonly item: ReportItem;
  readonly ownerId: string;
}

/** Finds a report only in the caller's business, which needs no index. */
const reportSource = {
  find: async (id, { actor }) => {
    if (actor?.businessId === undefined) return undefined;
    const [item, business] = await Promise.all([
      findReport(actor.businessId, id),
      findBusiness(actor.businessId),
    ]);
    return item && business && { item, ownerId: business.userId };
  },
  ownerOf: ({ ownerId }) => ownerId,
} satisfies TargetSource<OwnedReport>;

/** Sources that load the targets of this resource's calls. */
export const targets = { business: businessSource, report: reportSource };

export type ReportOperations = Operations<typeof reportRoutes, typeof targets>;
