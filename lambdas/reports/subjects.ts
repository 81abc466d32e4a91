import type { reportRoutes } from '#contract/routes/reports.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { businessSource } from '../businesses/business-source.ts';
import type { Operations } from '../shared/http/api-handler.ts';
import type { SubjectSource } from '../shared/http/subject-source.ts';
import type { ReportItem } from './repository/report-item.ts';
import { findReport } from './repository/report-repository.ts';

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
} satisfies SubjectSource<OwnedReport>;

/** Sources that load the targets of this resource's calls. */
export const subjects = { business: businessSource, report: reportSource };

export type ReportOperations = Operations<typeof reportRoutes, typeof subjects>;
