import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { type BillingAccount, billingAccount } from '#contract/billing/billing-account.ts';

const { BILLING_ACCOUNT } = z
  .object({ BILLING_ACCOUNT: z.string().check(z.minLength(1)) })
  .parse(process.env);

/** Issuer and payment account of the stage's invoices; only the Lambdas that need them get the variable. */
export const accountOfStage: BillingAccount = billingAccount.parse(JSON.parse(BILLING_ACCOUNT));
