import '../http/zod-config.ts';
import { isValidPixKey } from '@brazilian-utils/brazilian-utils/is-valid-pix-key';
import * as z from 'zod/mini';
import { titleLine } from '../fields/text.ts';
import { bankDetails, invoiceIssuer } from './invoices.ts';

/** A key without which no Pix code can be made: an e-mail, a mobile phone, a CPF, a CNPJ or a random key. */
const pixKey = z.string().check(z.refine(isValidPixKey, { error: 'INVALID_FORMAT' }));

/** Who issues the invoices of a stage, and where they are paid to. */
export const billingAccount = z.strictObject({
  issuer: invoiceIssuer,
  bank: bankDetails,
  /** A Pix key, and name and city of its holder. */
  pix: z.strictObject({ key: pixKey, name: titleLine(1, 100), city: titleLine(1, 100) }),
});

export type BillingAccount = z.output<typeof billingAccount>;
