import { usualPaymentOptions } from '#contract/billing/payment-options.ts';
import type { Shop } from '#contract/shops/shops.ts';

type PayingShop = Pick<Shop, 'id' | 'paymentOptions'>;

/** Returns the suggested payment options: the options that all shops of the offer accept, else the usual ones. */
export function suggestedPayment(
  shops: readonly PayingShop[],
  chosen: readonly string[],
): string[] {
  const accepted = shops
    .filter(({ id }) => chosen.includes(id))
    .map(({ paymentOptions = [] }) => paymentOptions as readonly string[])
    .filter((options) => options.length > 0);
  const [first = [], ...others] = accepted;
  const common = first.filter((code) => others.every((options) => options.includes(code)));
  return common.length > 0 ? common : [...usualPaymentOptions];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code) => other.includes(code));

/** Returns the payment options after other shops were chosen: the suggested ones, unless the user has changed them. */
export function paymentAfter(
  shops: readonly PayingShop[],
  payment: string[],
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): string[] {
  return isSame(payment, suggestedPayment(shops, before))
    ? suggestedPayment(shops, after)
    : payment;
}
