import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type InvoiceForStaff, invoiceReference } from '#contract/billing/staff-invoices.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { type InvoiceSearch, staffInvoicesQuery, useInvoicesAnew } from '../api.ts';
import { EntryList } from '../components/desk/entry-list.tsx';
import {
  SearchField,
  StatusTabs,
  useChosenStatus,
  useSearch,
} from '../components/desk/list-filters.tsx';
import { InvoiceCard } from '../components/invoices/invoice-card.tsx';

// A constant function, so that shown rows are not rendered again when more are loaded.
const showRow = (invoice: InvoiceForStaff) => <InvoiceCard invoice={invoice} />;

/** Says that a queue is empty, or that no invoice has the searched reference. */
function NoInvoice({ kind }: { readonly kind: 'empty' | 'notFound' }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t(`staff.invoices.${kind}.title`)} hint={t(`staff.invoices.${kind}.hint`)} />
  );
}

/** The invoices of a queue, or the invoice with a reference. */
function InvoicesInQueue({ search }: { readonly search: InvoiceSearch }) {
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

const statuses = ['in_review', 'open', 'overdue'] as const;

/** The invoices in review, open or overdue, or the one that matches a searched number or Pix txid. */
export default function StaffInvoices() {
  const { t } = useTranslation();
  const [status, setStatus] = useChosenStatus(statuses);
  const { typed, setTyped, debounced } = useSearch();
  const { data: txid } = invoiceReference.safeParse(debounced);
  const found = txid ? (
    <InvoicesInQueue key={txid} search={{ txid }} />
  ) : (
    <NoInvoice kind="notFound" />
  );
  return (
    <>
      <PageHeader title={t('staff.invoices.title')} subtitle={t('staff.invoices.subtitle')} />
      <SearchField
        label={t('staff.invoices.search')}
        description={t('staff.invoices.searchHint')}
        value={typed}
        maxLength={40}
        onChange={setTyped}
      />
      {typed.trim() ? (
        debounced && found
      ) : (
        <>
          <StatusTabs
            statuses={statuses}
            value={status}
            onChange={setStatus}
            labelOf={(value) => t(`staff.invoices.tabs.${value}`)}
          />
          <InvoicesInQueue key={status} search={{ status }} />
        </>
      )}
    </>
  );
}
