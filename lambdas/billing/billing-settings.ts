import { type BillingAccount, billingAccount } from '#contract/billing/billing-account.ts';
import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';

/** Issuer and payment account of the stage's invoices; only the Lambdas that need them get the variable. */
export const accountOfStage: BillingAccount = billingAccount.parse(
  JSON.parse(requiredVariable('BILLING_ACCOUNT')),
);
