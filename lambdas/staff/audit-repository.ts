import type { ApprovalInput, Business } from '#contract/businesses.ts';
import { keys } from '../shared/table/keys.ts';
import { put } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';

/** What staff did to a business. */
interface AuditRecord {
  readonly auditId: string;
  readonly businessId: string;
  readonly staffId: string;
  readonly at: string;
  readonly action: ApprovalInput['decision'];
  readonly reason?: string;
  readonly before: Business;
  readonly after: Business;
}

/** Keeps the record of a decision, in the transaction of the decision. */
export function insertAudit(record: AuditRecord): Write {
  return put({ ...keys.audit(record.businessId, record.auditId), ...record });
}
