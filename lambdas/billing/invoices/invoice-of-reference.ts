import { listInvoicesOf } from '../store/invoice-store.ts';
import { findBusinessesOfCode } from '../store/subscription-store.ts';
import { type InvoiceItem, txidOf } from './invoice.ts';

/** The letters of a reference that name the business; the rest is the count of its invoices. */
const codeLength = 10;

/** The invoice with a reference (the txid of its Pix), by the code that it begins with. A business has a few a year. */
export async function findInvoiceOfReference(txid: string): Promise<InvoiceItem | undefined> {
  const isWanted = (invoice: InvoiceItem) => txidOf(invoice) === txid;
  for (const businessId of await findBusinessesOfCode(txid.slice(0, codeLength))) {
    let position: string | undefined;
    do {
      const page = await listInvoicesOf(businessId, { limit: 100, position }, isWanted);
      if (page.items[0]) return page.items[0];
      position = page.position;
    } while (position !== undefined);
  }
  return undefined;
}
