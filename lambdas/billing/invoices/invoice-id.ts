import { decodeTime, encodeTime } from 'ulid';
import { idPrefixes } from '#contract/http/id-format.ts';

/** The letters of a ULID that are not its time. */
const randomLength = 16;

/**
 * The id of the invoice of a business for the period that begins on a day: a ULID whose time is that day and whose random
 * part is that of the business's id. So a repeated issue makes the same id, and the id leads to the invoice without an
 * index, which each invoice would pay for.
 */
export const invoiceIdOf = (businessId: string, start: string): string =>
  `${idPrefixes.invoice}_${encodeTime(Date.parse(start))}${businessId.slice(-randomLength)}`;

/** A ULID whose time is later than its 48 bits can say, which the library does not read. */
const tooLate = /^[^0-7]/;

/** The first day of the period in the id of an invoice; undefined for a time that is no day. */
export function startIn(invoiceId: string): string | undefined {
  if (tooLate.test(invoiceId.slice(-26))) return undefined;
  const instant = new Date(decodeTime(invoiceId.slice(-26))).toISOString();
  return instant.endsWith('T00:00:00.000Z') ? instant.slice(0, 10) : undefined;
}

/** Whether an id of an invoice is one of a business. */
export const isInvoiceOf = (invoiceId: string, businessId: string): boolean =>
  invoiceId.slice(-randomLength) === businessId.slice(-randomLength);
