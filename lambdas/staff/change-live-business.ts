import { type BusinessItem, replaceBusiness } from '#lambdas/businesses/store/business-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { shownBusiness } from '../businesses/shown-business.ts';
import { insertAudit } from './store/audit-store.ts';

interface Decision {
  readonly staffId: string;
  readonly now: Date;
  readonly action: 'suspend' | 'lift';
  readonly reason?: string;
}

/** Answers a staff decision on a live business, with its audit record and the writes of its subscription. */
export function changeLiveBusiness(
  before: BusinessItem,
  after: BusinessItem,
  decision: Decision,
  billing: readonly Write[],
) {
  const audit = insertAudit({ subjectId: before.id, ...decision, before, after });
  return ok(shownBusiness(after), [...replaceBusiness(before, after), audit, ...billing]);
}
