import { listInvoicesOf } from '../store/invoice-store.ts';
import { findBusinessesOfCode } from '../store/subscription-store.ts';
import { type InvoiceItem, txidOf } from './invoice.ts';

/** Length of the business's code at the start of a reference; the rest counts its invoices. */
const codeLength = 10;

/** Returns the invoice with a Pix reference (txid). A business has only a few invoices per year. */
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
