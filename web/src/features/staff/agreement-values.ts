import { type Agreement, agreementInput } from '#contract/agreements.ts';
import { readMoney } from '#contract/brazil/money.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { oneLine } from './one-line.ts';

/** The values of the form of an agreement. */
interface AgreementValues extends Record<string, unknown> {
  maxShops: number | string;
  maxValidatorsPerShop: number | string;
  maxActiveOffers: number | string;
  /** As typed. */
  monthlyPrice: string;
  validFrom: string | null;
  note: string;
}

/** The limits and the price of the agreement of before, from today on. */
export const agreementValues = (
  agreement: Agreement | undefined,
  today: string,
): AgreementValues => ({
  maxShops: agreement?.maxShops ?? '',
  maxValidatorsPerShop: agreement?.maxValidatorsPerShop ?? '',
  maxActiveOffers: agreement?.maxActiveOffers ?? '',
  monthlyPrice: agreement ? formatMoney(agreement.monthlyPrice) : '',
  validFrom: today,
  note: '',
});

const numberOf = (value: number | string) => (value === '' ? undefined : value);

/** Makes the input of the contract's schema, which refuses text that is no amount. */
export const agreementInputOf = (values: AgreementValues) => ({
  maxShops: numberOf(values.maxShops),
  maxValidatorsPerShop: numberOf(values.maxValidatorsPerShop),
  maxActiveOffers: numberOf(values.maxActiveOffers),
  monthlyPrice: readMoney(values.monthlyPrice) ?? values.monthlyPrice.trim(),
  validFrom: values.validFrom,
  note: oneLine(values.note),
});

/** The contract's schema with the rule for the first day: today or later. */
export const agreementSchema = (today: string) =>
  agreementInput.check(({ value, issues }) => {
    if (value.validFrom >= today) return;
    issues.push({ code: 'custom', message: 'IN_THE_PAST', path: ['validFrom'], input: value });
  });
