import '../http/zod-config.ts';
import * as z from 'zod/mini';

/** The specification's codes; its DEBT means debit. */
export const paymentOptionCodes = [
  'PAYMENT_OPTION_CASH',
  'PAYMENT_OPTION_PIX',
  'PAYMENT_OPTION_DEBT',
  'PAYMENT_OPTION_CREDIT',
] as const;

/** What nearly every shop in Brazil accepts; new shops and offers start with it. */
export const usualPaymentOptions: readonly (typeof paymentOptionCodes)[number][] = [
  'PAYMENT_OPTION_CASH',
  'PAYMENT_OPTION_PIX',
];

/** Ways to pay in an answer, without the rules of input, so that stored ones stay readable. */
export const shownPaymentOptions = z.array(z.enum(paymentOptionCodes));

/** One to four different ways to pay. */
export const paymentOptions = z.array(z.enum(paymentOptionCodes)).check(
  z.minLength(1),
  z.maxLength(4),
  z.refine<readonly string[]>((codes) => new Set(codes).size === codes.length, {
    error: 'INVALID_VALUE',
  }),
);
