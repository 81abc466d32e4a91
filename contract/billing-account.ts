import './zod-config.ts';
import * as z from 'zod/mini';
import { bankDetails, invoiceIssuer } from './invoices.ts';

const required = z.string().check(z.minLength(1));

/** Who issues the invoices of a stage, and where they are paid to. */
export const billingAccount = z.strictObject({
  issuer: invoiceIssuer,
  bank: bankDetails,
  /** A Pix key, and name and city of its holder. */
  pix: z.strictObject({ key: required, name: required, city: required }),
});

export type BillingAccount = z.output<typeof billingAccount>;
