import { type Agreement, agreementInput } from '#contract/billing/agreements.ts';
import { readMoney } from '#contract/brazil/money.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { quantityInput, quantityText } from '#web/lib/format/quantity.ts';
import { oneLine } from './one-line.ts';

/** The values of the form of an agreement. */
interface AgreementValues extends Record<string, unknown> {
  /** Limits and price are as typed. */
  maxShops: string;
  maxValidatorsPerShop: string;
  maxActiveOffers: string;
  monthlyPrice: string;
  validFrom: string | null;
  note: string;
}

/** The limits and the price of the agreement of before, from today on. */
export const agreementValues = (
  agreement: Agreement | undefined,
  today: string,
): AgreementValues => ({
  maxShops: quantityText(agreement?.maxShops),
  maxValidatorsPerShop: quantityText(agreement?.maxValidatorsPerShop),
  maxActiveOffers: quantityText(agreement?.maxActiveOffers),
  monthlyPrice: agreement ? formatMoney(agreement.monthlyPrice) : '',
  validFrom: today,
  note: '',
});

/** Makes the input of the contract's schema, which refuses text that is no amount. */
export const agreementInputOf = (values: AgreementValues) => ({
  maxShops: quantityInput(values.maxShops),
  maxValidatorsPerShop: quantityInput(values.maxValidatorsPerShop),
  maxActiveOffers: quantityInput(values.maxActiveOffers),
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
