import type { Business } from '#contract/businesses.ts';
import { type BusinessItem, replaceBusiness } from '../businesses/business-repository.ts';
import { ok } from '../shared/http/answer.ts';
import { insertAudit } from './audit-repository.ts';

interface Decision {
  readonly staffId: string;
  readonly now: Date;
  readonly action: 'suspend' | 'lift';
  readonly reason?: string;
}

/** The answer and the writes of a decision of staff on a live business: the business after it, and the audit record. */
export function changeLiveBusiness(before: BusinessItem, after: Business, decision: Decision) {
  const audit = insertAudit({ subjectId: before.id, ...decision, before, after });
  return ok(after, [...replaceBusiness(before, after), audit]);
}
