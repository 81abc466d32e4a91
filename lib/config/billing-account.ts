import { type BillingAccount, billingAccount } from '#contract/billing/billing-account.ts';

/** The message of a deploy without a billing account. */
export const accountMissing =
  'Invoices name who issues them and where they are paid to: set BILLING_ACCOUNT to the JSON that docs/operations.md shows.';

/** Parses the environment variable `BILLING_ACCOUNT`; throws if it is malformed. */
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
  const paths = error.issues.map(({ path }) => path.join('.') || 'the whole');
  throw new Error(`BILLING_ACCOUNT lacks or misuses: ${paths.join(', ')}. ${accountMissing}`);
}

/** The fictional billing account of local stages. */
export const demoAccount: BillingAccount = {
  issuer: {
    name: 'Vitrine Demonstração Ltda',
    taxId: '12ABC34501DE35',
    address: 'Rua da Aurora, 100, Boa Vista, Recife, PE, 50050-000',
  },
  bank: {
    holder: 'Vitrine Demonstração Ltda',
    taxId: '12ABC34501DE35',
    bank: '000 Banco de Demonstração',
    branch: '0001',
    account: '12345-6',
  },
  pix: { key: 'pix@vitrine.test', name: 'Vitrine Demonstração', city: 'Recife' },
};
