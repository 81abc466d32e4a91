import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { type BillingAccount, billingAccount } from '#contract/billing/billing-account.ts';

const { BILLING_ACCOUNT } = z
  .object({ BILLING_ACCOUNT: z.string().check(z.minLength(1)) })
  .parse(process.env);

/** Who issues the stage's invoices and where they are paid to, which only the Lambdas that need it get. */
export const accountOfStage: BillingAccount = billingAccount.parse(JSON.parse(BILLING_ACCOUNT));
