import { type BusinessItem, replaceBusiness } from '../businesses/business-repository.ts';
import { shownBusiness } from '../businesses/shown-business.ts';
import { ok } from '../shared/http/answer.ts';
import type { Write } from '../shared/write.ts';
import { insertAudit } from './audit-repository.ts';

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
