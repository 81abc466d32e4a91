import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { emailField } from '../accounts/email.ts';
import { passwordField } from '../accounts/password.ts';
import { instant } from '../fields/fields.ts';
import { nameLine } from '../fields/text.ts';
import { businessId, shopId, validatorId } from '../http/ids.ts';

export const validatorStatus = z.enum(['pending_first_access', 'active', 'disabled']);

export type ValidatorStatus = z.output<typeof validatorStatus>;

/** A person who validates at the counter of one shop; their passwords exist only in the user pool. */
export const validator = z.object({
  id: validatorId,
  businessId,
  name: z.string(),
  email: z.string(),
  shopId,
  shopIdentifier: z.string(),
  status: validatorStatus,
  createdAt: instant,
  lastValidationAt: z.exactOptional(instant),
  validationsCount: z.int(),
});

export type Validator = z.output<typeof validator>;

/** An e-mail that can name an account: at most 128 characters (UsernameType of Cognito's API). */
const emailOfAccount = emailField.check(z.maxLength(128));

export const validatorInput = z.strictObject({
  name: nameLine(2, 80),
  email: emailOfAccount,
  temporaryPassword: passwordField,
  shopId,
});

export type ValidatorInput = z.output<typeof validatorInput>;

export const temporaryPasswordInput = z.strictObject({ temporaryPassword: passwordField });

/** The change of a temporary password; the new one must differ. */
export const firstAccessInput = z
  .strictObject({
    // A password with a space is never right, since none can be set (see passwordField).
    previousPassword: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(256),
      z.refine<string>((value) => !/\s/.test(value), { error: 'WRONG_PASSWORD' }),
    ),
    newPassword: passwordField,
  })
  .check(
    z.refine((input) => input.newPassword !== input.previousPassword, {
      error: 'SAME_PASSWORD',
      path: ['newPassword'],
    }),
  );

export type FirstAccessInput = z.output<typeof firstAccessInput>;
