import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';
import { businessId, shopId, userId, validatorId } from '../http/ids.ts';

/** A version of the terms of use, named by its day (`YYYY-MM-DD`), so versions sort. */
export const termsVersion = z.string().check(z.minLength(1), z.maxLength(32));

/** The newest version that a user has accepted. */
export const acceptedTerms = z.object({ version: z.string(), acceptedAt: instant });

export type AcceptedTerms = z.output<typeof acceptedTerms>;

export const user = z.object({
  userId,
  role: z.enum(['consumer', 'owner', 'validator', 'staff']),
  businessId: z.exactOptional(businessId),
  shopId: z.exactOptional(shopId),
  /** The id of a validator's record. */
  validatorId: z.exactOptional(validatorId),
  isPasswordRequired: z.boolean(),
  terms: z.exactOptional(acceptedTerms),
  createdAt: instant,
});

export type User = z.output<typeof user>;
