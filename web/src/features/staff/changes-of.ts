import { formatTaxId } from '#contract/brazil/tax-ids.ts';
import type { Business } from '#contract/businesses.ts';
import type { BusinessForStaff } from '#contract/staff.ts';

/** What staff judge of a business. */
export const judgedFields = ['name', 'legalName', 'taxId', 'sizeTypeId'] as const;

export type JudgedField = (typeof judgedFields)[number];

export interface JudgedValue {
  readonly field: JudgedField;
  readonly value: string;
  /** What it was, where a revision changes it. */
  readonly before?: string;
}

function textOf(business: Business, field: JudgedField): string {
  if (field === 'taxId') {
    return formatTaxId(business.legalRegister ?? business.personRegister ?? '');
  }
  return String(business[field] ?? '');
}

/** The judged fields of what waits, each with what it was before where it is a revision that changes it. */
export function judgedValues({ active, ...pending }: BusinessForStaff): readonly JudgedValue[] {
  return judgedFields.map((field) => {
    const value = textOf(pending, field);
    const before = active && textOf(active, field);
    return before === undefined || before === value ? { field, value } : { field, value, before };
  });
}
