import type { ApprovalInput, Business } from '#contract/businesses.ts';
import { keys } from '../shared/table/keys.ts';
import { put } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';

/** A decision of staff on a business. */
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

/** Writes the record of a decision, in the transaction of the decision. */
export function insertAudit(record: AuditRecord): Write {
  return put({ ...keys.audit(record.businessId, record.auditId), ...record });
}
