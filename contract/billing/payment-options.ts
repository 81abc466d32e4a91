import '../http/zod-config.ts';
import * as z from 'zod/mini';

/** The specification's codes; its DEBT means debit. */
export const paymentOptionCodes = [
  'PAYMENT_OPTION_CASH',
  'PAYMENT_OPTION_PIX',
  'PAYMENT_OPTION_DEBT',
  'PAYMENT_OPTION_CREDIT',
] as const;

/** Options that nearly every shop in Brazil accepts; new shops and offers start with them. */
export const usualPaymentOptions: readonly (typeof paymentOptionCodes)[number][] = [
  'PAYMENT_OPTION_CASH',
  'PAYMENT_OPTION_PIX',
];

/** Payment options in an answer: without the rules of input, stored ones stay readable after a rule changes. */
export const shownPaymentOptions = z.array(z.enum(paymentOptionCodes));

export const paymentOptions = z.array(z.enum(paymentOptionCodes)).check(
  z.minLength(1),
  z.maxLength(4),
  z.refine<readonly string[]>((codes) => new Set(codes).size === codes.length, {
    error: 'INVALID_VALUE',
  }),
);
