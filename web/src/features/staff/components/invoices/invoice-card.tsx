import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { InvoiceForStaff } from '#contract/billing/staff-invoices.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { InvoiceBadge } from '#web/product/billing/invoice-badge.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { readInvoice, useInvoicesAnew } from '../../api.ts';
import { headingIdOf } from '../../heading-id.ts';
import { isRefused } from '../../is-refused.ts';
import { DecisionsLink } from '../decisions/decisions-link.tsx';
import { GivenReason } from '../decisions/given-reason.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { InvoiceDecisions } from './invoice-decisions.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceReceipt } from './invoice-receipt.tsx';

/** The latest version of an invoice, after a decision or a reload of it, in a list that is not reloaded. */
function useLatestInvoice(listed: InvoiceForStaff) {
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

/** An invoice with its receipt, amount and decisions. It stays in the list after a decision. */
export function InvoiceCard({ invoice: listed }: { readonly invoice: InvoiceForStaff }) {
  const { t, i18n } = useTranslation();
  const { invoice, show, reload } = useLatestInvoice(listed);
  const { id, businessId, business, customer, number, amount, dueDate, status, receipt } = invoice;
  const company = business?.name ?? customer.name;
  const name = t('staff.invoices.name', { name: company, number });
  const reason = status === 'cancelled' ? invoice.cancellationReason : invoice.rejectionReason;
  return (
    <EntryCard
      title={company}
      headingId={headingIdOf(id)}
      badges={
        <>
          <InvoiceBadge status={status} />
          {/* The status at loading time is hidden after a decision, since a payment may lift a suspension. */}
          {business && business.status !== 'active' && status === listed.status && (
            <StatusBadge status={business.status} />
          )}
        </>
      }
      note={
        receipt
          ? t('staff.receipt.sentOn', { when: formatInstant(receipt.uploadedAt, i18n.language) })
          : t('staff.invoices.dueOn', { day: formatDay(dueDate) })
      }
    >
      <Group justify="space-between" align="flex-start">
        <Text fz="1.75rem" lh={1.2} fw={650}>
          {formatMoney(amount)}
        </Text>
        <InvoiceReceipt invoice={invoice} name={name} />
      </Group>
      <InvoiceFacts invoice={invoice} />
      {reason && <GivenReason reason={reason} />}
      <div>
        <DecisionsLink businessId={businessId} name={company} />
      </div>
      <InvoiceDecisions
        invoice={invoice}
        listed={listed}
        name={name}
        onChange={show}
        onReload={reload}
      />
    </EntryCard>
  );
}
