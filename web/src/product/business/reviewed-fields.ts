import { formatTaxId } from '#contract/brazil/format-numbers.ts';
import { approvedFields, type Business } from '#contract/businesses/businesses.ts';

type ApprovedField = (typeof approvedFields)[number];

export type ReviewedField = Exclude<ApprovedField, 'legalRegister' | 'personRegister'> | 'taxId';

/** Returns the screens' field for a field of the contract; both kinds of tax id share one. */
const reviewedFieldOf = (field: ApprovedField): ReviewedField =>
  field === 'legalRegister' || field === 'personRegister' ? 'taxId' : field;

/** The fields that staff approve, as shown on screens. */
export const reviewedFields = [...new Set(approvedFields.map(reviewedFieldOf))];

interface ReviewedValue {
  readonly field: ReviewedField;
  readonly value: string;
  /** The live value, if a revision changes it. */
  readonly before?: string;
}

function textOf(business: Business, field: ReviewedField): string {
  if (field === 'taxId') {
    return formatTaxId(business.legalRegister ?? business.personRegister ?? '');
  }
  return String(business[field] ?? '');
}

/** Returns the reviewed fields of a pending business; fields that it changes also get the live value of `active`. */
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
