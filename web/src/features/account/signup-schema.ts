import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { emailField } from '#contract/accounts/email.ts';
import { passwordField } from '#contract/accounts/password.ts';
import { phoneField } from '#contract/brazil/phones.ts';
import { nameLine } from '#contract/fields/text.ts';

export const personName = nameLine(2, 80);

export const signupInput = z.object({
  name: personName,
  email: emailField,
  phone: phoneField,
  password: passwordField,
  acceptsTerms: z.boolean().check(z.refine<boolean>((accepts) => accepts, { error: 'REQUIRED' })),
});
