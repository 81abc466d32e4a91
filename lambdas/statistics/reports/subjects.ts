import type { reportRoutes } from '#contract/statistics/report-routes.ts';
import { businessSource } from '#lambdas/businesses/business-source.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { SubjectSource } from '#lambdas/platform/http/subject-source.ts';
import type { ReportItem } from '../store/report-item.ts';
import { findReport } from '../store/report-store.ts';

/** A report, and who owns its business. */
interface OwnedReport {
  readonly item: ReportItem;
  readonly ownerId: string;
}

/** A report by its id, of the caller's business alone: so that no index is needed to find it. */
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
} satisfies SubjectSource<OwnedReport>;

/** How the things are read that calls of this resource are about. */
export const subjects = { business: businessSource, report: reportSource };

export type ReportOperations = Operations<typeof reportRoutes, typeof subjects>;
