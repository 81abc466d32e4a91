import { formatTaxId } from '#contract/brazil/format-tax-id.ts';
import type { Business } from '#contract/businesses.ts';

/** The fields of a business that staff review. */
const reviewedFields = ['name', 'legalName', 'taxId', 'sizeTypeId'] as const;

export type ReviewedField = (typeof reviewedFields)[number];

interface ReviewedValue {
  readonly field: ReviewedField;
  readonly value: string;
  /** The current value, where a revision changes it. */
  readonly before?: string;
}

function textOf(business: Business, field: ReviewedField): string {
  if (field === 'taxId') {
    return formatTaxId(business.legalRegister ?? business.personRegister ?? '');
  }
  return String(business[field] ?? '');
}

/** The reviewed fields of a pending business; those that a revision of `active` changes with their current value. */
export function reviewedValues(
  pending: Business,
  active: Business | undefined,
): readonly ReviewedValue[] {
  return reviewedFields.map((field) => {
    const value = textOf(pending, field);
    const before = active && textOf(active, field);
    return before === undefined || before === value ? { field, value } : { field, value, before };
  });
}
