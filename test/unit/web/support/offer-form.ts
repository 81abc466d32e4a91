import { parseInput } from '#contract/http/field-errors.ts';
import { offerInput } from '#contract/offers/offer-input.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import {
  newOfferValues,
  type OfferValues,
  type ShopOfOffer,
} from '#web/features/offers/offer-values.ts';
import { offerInputOf } from '#web/features/offers/use-offer-form.ts';

export const shop = {
  id: shopId,
  timeZone: 'America/Sao_Paulo',
  paymentOptions: ['PAYMENT_OPTION_PIX'],
} satisfies ShopOfOffer;

/** The values of a form that has only the required fields filled in. */
export const filled = {
  ...newOfferValues([shop]),
  title: 'Bolo de rolo',
  originalPrice: 'R$ 42,00',
  offerPrice: '31,5',
  expirationDate: '2026-12-31',
};

/** The errors of values by the contract, as path and code. */
export function errorsOf(values: OfferValues, schema: typeof offerInput = offerInput): string[] {
  const checked = parseInput(schema, offerInputOf(values, businessId));
  return checked.success ? [] : checked.errors.map(({ path, code }) => `${path} ${code}`);
}
