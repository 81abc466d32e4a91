import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { business } from '../businesses/businesses.ts';
import { invoice } from './invoices.ts';

/** Lists of invoices that staff work through. */
export const invoiceQueue = z.enum(['in_review', 'open', 'overdue']);

export type InvoiceQueue = z.output<typeof invoiceQueue>;

/** The reference of a Pix, or an invoice number, which is the same with a hyphen. */
export const invoiceReference = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.overwrite((text) => text.replace(/[\s\p{P}\p{Dash}\p{Cf}]/gu, '')),
  z.regex(/^[0-9A-HJKMNP-TV-Z]{10}\d{4,8}$/),
);

/** An invoice as staff see it; its business is absent once it has left. */
export const invoiceForStaff = z.extend(invoice, {
  business: z.exactOptional(z.pick(business, { id: true, name: true, status: true })),
});

export type InvoiceForStaff = z.output<typeof invoiceForStaff>;
