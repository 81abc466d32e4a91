import { useState } from 'react';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { InvoiceForStaff } from '#contract/billing/staff-invoices.ts';
import { readInvoice, useInvoicesAnew } from './api.ts';
import { isRefused } from './is-refused.ts';

/** The latest version of an invoice, after a decision or a reload of it, in a list that is not reloaded. */
export function useLatestInvoice(listed: InvoiceForStaff) {
  const [invoice, setInvoice] = useState(listed);
  const loadAnew = useInvoicesAnew();
  const show = (changed: Invoice) => {
    const { business } = listed;
    setInvoice({ ...changed, ...(business && { business }) });
  };
  /** Reloads the invoice in its place; rejects on failure. */
  const reload = async () => {
    try {
      show(await readInvoice(listed.id));
    } catch (error) {
      // If the second factor was removed meanwhile, the list says what to do.
      if (!isRefused(error)) throw error;
      loadAnew();
    }
  };
  return { invoice, show, reload };
}
