import { useState } from 'react';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { InvoiceForStaff } from '#contract/billing/staff-invoices.ts';
import { readInvoice, useInvoicesAnew } from './api/list-invoices.ts';
import { isRefused } from './is-refused.ts';

/**
 * The latest state of an invoice in a list that stays as it was loaded: after a decision, or a reload of this invoice
 * alone.
 */
export function useLatestInvoice(listed: InvoiceForStaff) {
  const [invoice, setInvoice] = useState(listed);
  const loadAnew = useInvoicesAnew();
  const show = (changed: Invoice) => {
    const { business } = listed;
    setInvoice({ ...changed, ...(business && { business }) });
  };
  /** Reads the invoice again, and shows it in its place. Its promise rejects where that fails. */
  const reload = async () => {
    try {
      show(await readInvoice(listed.id));
    } catch (error) {
      // The list says what to do where the second factor was removed meanwhile.
      if (!isRefused(error)) throw error;
      loadAnew();
    }
  };
  return { invoice, show, reload };
}
