import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { sizeLimits } from '../businesses/size-types.ts';
import { dayField } from '../fields/day-field.ts';
import { money } from '../fields/fields.ts';
import { line } from '../fields/text.ts';

const agreedLimit = z.int().check(z.minimum(1), z.maximum(100_000));

/** What was agreed on with a business of the special size type, from a day on. */
export const agreementInput = z.strictObject({
  maxShops: agreedLimit,
  maxValidatorsPerShop: agreedLimit,
  maxActiveOffers: agreedLimit,
  monthlyPrice: money,
  /** The first day, in São Paulo, on which it holds and is billed: today or later. */
  validFrom: dayField,
  /** What else was agreed on, for staff. */
  note: line(3, 500),
});

export type AgreementInput = z.output<typeof agreementInput>;

/** An agreement as its owner sees it. */
export const agreement = z.extend(sizeLimits, { monthlyPrice: z.number(), validFrom: z.string() });

export type Agreement = z.output<typeof agreement>;

/** The limits of an agreement, which hold from a day on until those of the next one do. */
export const agreedLimits = z.extend(sizeLimits, { validFrom: z.string() });

export type AgreedLimits = z.output<typeof agreedLimits>;
