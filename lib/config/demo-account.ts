import type { BillingAccount } from '#contract/billing/billing-account.ts';

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
