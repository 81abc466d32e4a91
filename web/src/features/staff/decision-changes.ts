import type { Agreement } from '#contract/billing/agreements.ts';
import type { Decision } from '#contract/staff/staff.ts';

type DecidedRecord = Decision['after'];

export type ChangedField =
  | 'name'
  | 'legalName'
  | 'taxId'
  | 'sizeTypeId'
  | 'status'
  | 'amount'
  | keyof Agreement;

/** A field that a decision changed; a value is empty if the record had none. */
interface FieldChange {
  readonly field: ChangedField;
  readonly before: string;
  readonly after: string;
}

const readField: Readonly<Record<ChangedField, (record: DecidedRecord) => unknown>> = {
  name: ({ name }) => name,
  legalName: ({ legalName }) => legalName,
  taxId: ({ legalRegister, personRegister }) => legalRegister ?? personRegister,
  sizeTypeId: ({ sizeTypeId }) => sizeTypeId,
  status: ({ status }) => status,
  amount: ({ amount }) => amount,
  maxShops: ({ maxShops }) => maxShops,
  maxValidatorsPerShop: ({ maxValidatorsPerShop }) => maxValidatorsPerShop,
  maxActiveOffers: ({ maxActiveOffers }) => maxActiveOffers,
  monthlyPrice: ({ monthlyPrice }) => monthlyPrice,
  validFrom: ({ validFrom }) => validFrom,
};

/** Returns the recorded changes of a decision. Tax ids are masked, so a changed one may look unchanged. */
export function decisionChanges({
  before,
  after,
}: Pick<Decision, 'before' | 'after'>): readonly FieldChange[] {
  return (Object.keys(readField) as ChangedField[])
    .map((field) => ({
      field,
      before: String(readField[field](before) ?? ''),
      after: String(readField[field](after) ?? ''),
    }))
    .filter((change) => change.before !== change.after);
}
