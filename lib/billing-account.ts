import { type BillingAccount, billingAccount } from '#contract/billing/billing-account.ts';

/** The message when a deploy does not know where invoices are paid to. */
export const accountMissing =
  'Invoices name who issues them and where they are paid to: set BILLING_ACCOUNT to the JSON that docs/operations.md shows.';

/** The account in the environment variable `BILLING_ACCOUNT`. Throws where it is malformed. */
export function billingAccountIn(text: string | undefined): BillingAccount | undefined {
  if (!text) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error(`BILLING_ACCOUNT is not JSON. ${accountMissing}`);
  }
  const { data, error } = billingAccount.safeParse(content);
  if (data) return data;
  const places = error.issues.map(({ path }) => path.join('.') || 'the whole');
  throw new Error(`BILLING_ACCOUNT lacks or misuses: ${places.join(', ')}. ${accountMissing}`);
}
