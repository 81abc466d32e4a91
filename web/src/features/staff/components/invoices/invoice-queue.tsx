import { IconReceipt2 } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InvoiceForStaff } from '#contract/billing/staff-invoices.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { type InvoiceSearch, staffInvoicesQuery, useInvoicesAnew } from '../../api.ts';
import { EntryList } from '../desk/entry-list.tsx';
import { InvoiceCard } from './invoice-card.tsx';

// A constant function, so that shown rows are not rendered again when more are loaded.
const showRow = (invoice: InvoiceForStaff) => <InvoiceCard invoice={invoice} />;

/** Says that a queue is empty, or that no invoice has the searched reference. */
export function NoInvoice({ kind }: { readonly kind: 'empty' | 'notFound' }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconReceipt2 size={32} />}
      title={t(`staff.invoices.${kind}.title`)}
      hint={t(`staff.invoices.${kind}.hint`)}
    />
  );
}

/** The invoices of a queue, or the invoice with a reference. */
export function InvoicesInQueue({ search }: { readonly search: InvoiceSearch }) {
  const query = useInfiniteQuery(staffInvoicesQuery(search));
  return (
    <EntryList
      query={query}
      onAskAnew={useInvoicesAnew()}
      rowHeight={440}
      empty={<NoInvoice kind={'txid' in search ? 'notFound' : 'empty'} />}
    >
      {showRow}
    </EntryList>
  );
}
