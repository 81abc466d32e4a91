import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { invoiceReference } from '#contract/billing/staff-invoices.ts';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { InvoicesInQueue, NoInvoice } from '../components/invoices/invoice-queue.tsx';
import { useChosenStatus } from '../use-chosen-status.ts';
import { useSearch } from '../use-search.ts';

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
      <TextInput
        type="search"
        label={t('staff.invoices.search')}
        description={t('staff.invoices.searchHint')}
        value={typed}
        maxLength={40}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        maw="52rem"
        mb="sm"
      />
      {typed.trim() ? (
        debounced && found
      ) : (
        <>
          <FilterBar>
            <FilterTabs
              label={t('staff.fields.status')}
              value={status}
              onChange={setStatus}
              data={statuses.map((value) => ({
                value,
                label: t(`staff.invoices.tabs.${value}`),
              }))}
            />
          </FilterBar>
          <InvoicesInQueue key={status} search={{ status }} />
        </>
      )}
    </>
  );
}
