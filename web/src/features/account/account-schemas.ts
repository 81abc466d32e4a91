import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { emailField } from '#contract/accounts/email.ts';
import { passwordField } from '#contract/accounts/password.ts';

/** A six-digit code from an e-mail or a code app; pasted spaces and signs are removed. */
const code = z.string().check(
  z.overwrite((value) => value.normalize('NFKC').replace(/[\s\p{P}\p{Dash}\p{Cf}]/gu, '')),
  z.regex(/^\d{6}$/),
);

export const emailInput = z.object({ email: emailField });

export const codeInput = z.object({ email: emailField, code });

export const appCodeInput = z.object({ appCode: code });

export const newPasswordInput = z.object({ email: emailField, code, password: passwordField });
