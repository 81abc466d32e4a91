import { keys } from '#lambdas/platform/table/keys.ts';
import { storedUnder } from './table.ts';

/** Returns the audit records of a business or an indication, oldest first. */
export function auditsOf(subjectId: string): Promise<Record<string, unknown>[]> {
  return storedUnder(keys.audit(subjectId, '').PK);
}
