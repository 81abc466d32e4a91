import { type Agreement, agreementInput } from '#contract/billing/agreements.ts';
import { readMoney } from '#contract/brazil/money.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { quantityInput, quantityText } from '#web/lib/format/quantity.ts';
import { oneLine } from './one-line.ts';

interface AgreementValues extends Record<string, unknown> {
  /** Limits and price as typed. */
  maxShops: string;
  maxValidatorsPerShop: string;
  maxActiveOffers: string;
  monthlyPrice: string;
  validFrom: string | null;
  note: string;
}

/** Returns the initial values: limits and price of the previous agreement, valid from today. */
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

/** Converts the form's values to the input of the contract's schema, which refuses text that is not an amount. */
export const agreementInputOf = (values: AgreementValues) => ({
  maxShops: quantityInput(values.maxShops),
  maxValidatorsPerShop: quantityInput(values.maxValidatorsPerShop),
  maxActiveOffers: quantityInput(values.maxActiveOffers),
  monthlyPrice: readMoney(values.monthlyPrice) ?? values.monthlyPrice.trim(),
  validFrom: values.validFrom,
  note: oneLine(values.note),
});

/** Returns the contract's schema with the rule that the first day is today or later. */
export const agreementSchema = (today: string) =>
  agreementInput.check(({ value, issues }) => {
    if (value.validFrom >= today) return;
    issues.push({ code: 'custom', message: 'IN_THE_PAST', path: ['validFrom'], input: value });
  });
