import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { sizeLimits } from '../businesses/size-types.ts';
import { dayField } from '../fields/day-field.ts';
import { money } from '../fields/fields.ts';
import { line } from '../fields/text.ts';

const agreedLimit = z.int().check(z.minimum(1), z.maximum(100_000));

/** The agreement that staff make with a business of the special size type, valid from a day on. */
export const agreementInput = z.strictObject({
  maxShops: agreedLimit,
  maxValidatorsPerShop: agreedLimit,
  maxActiveOffers: agreedLimit,
  monthlyPrice: money,
  /** First day (São Paulo) on which it holds and is billed: today or later. */
  validFrom: dayField,
  /** Further terms, for staff. */
  note: line(3, 500),
});

export type AgreementInput = z.output<typeof agreementInput>;

/** An agreement as its owner sees it. */
export const agreement = z.extend(sizeLimits, { monthlyPrice: z.number(), validFrom: z.string() });

export type Agreement = z.output<typeof agreement>;

/** The limits of an agreement, valid until the next agreement begins. */
export const agreedLimits = z.extend(sizeLimits, { validFrom: z.string() });

export type AgreedLimits = z.output<typeof agreedLimits>;
