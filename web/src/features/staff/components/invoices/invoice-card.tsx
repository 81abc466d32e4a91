import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice, ReceiptDownload } from '#contract/billing/invoices.ts';
import type { InvoiceForStaff } from '#contract/billing/staff-invoices.ts';
import { formatTaxId } from '#contract/brazil/format-numbers.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { getReceipt } from '#web/product/billing/api.ts';
import { InvoiceBadge, StatusBadge } from '#web/product/status-badge.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { isRefused, readInvoice, useInvoicesAnew } from '../../api.ts';
import { keepScrollPosition } from '../../use-decision.ts';
import { DecisionsLink } from '../desk/decisions-link.tsx';
import { EntryCard, GivenReason, headingIdOf } from '../desk/entry-card.tsx';
import { FieldList } from '../desk/field-list.tsx';
import { InvoiceDecisions } from './invoice-decisions.tsx';
import { ReceiptView } from './receipt-view.tsx';

type FormerReceipts = NonNullable<ReceiptDownload['former']>;

/** Downloads the receipts of an invoice. The replaced receipts are known after the first download. */
function useReceiptDownload(invoiceId: string) {
  const [former, setFormer] = useState<FormerReceipts>([]);
  const { mutate, error, isPending } = useMutation({
    // A link is valid for ten minutes, so each download requests its own.
    mutationFn: async (uploadedAt: string | undefined) => {
      const { former = [], ...newest } = await getReceipt(invoiceId);
      keepScrollPosition(() => setFormer(former));
      const { url } = former.find((one) => one.uploadedAt === uploadedAt) ?? newest;
      // The answer is a download, so the page stays.
      location.assign(url);
    },
  });
  return {
    former,
    error,
    isPending,
    /** Downloads the receipt with this upload time; without a time, the newest one. */
    download: (uploadedAt?: string) => mutate(uploadedAt),
  };
}

interface InvoiceReceiptProps {
  readonly invoice: Invoice;
  /** Name of the invoice, for screen readers. */
  readonly name: string;
}

/** Downloads the receipt of a payment and the receipts that it replaced. */
function InvoiceReceipt({ invoice: { id, receipt }, name }: InvoiceReceiptProps) {
  const { t, i18n } = useTranslation();
  const { former, error, isPending, download } = useReceiptDownload(id);
  if (!receipt) return <Text c="dimmed">{t('staff.receipt.none')}</Text>;
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="light"
        size="sm"
        loading={isPending}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        aria-label={t('staff.receipt.downloadNamed', { name })}
        onClick={() => download()}
      >
        {t('staff.receipt.download')}
      </Button>
      {former.map(({ uploadedAt }) => (
        <Anchor
          key={uploadedAt}
          component="button"
          type="button"
          size="sm"
          onClick={() => download(uploadedAt)}
        >
          {t('staff.receipt.former', { when: formatInstant(uploadedAt, i18n.language) })}
        </Anchor>
      ))}
      <ErrorAlert error={error} context="page" />
    </Stack>
  );
}

interface CopiedValueProps {
  readonly value: string;
  /** Texts of the button: before copying, after it, and after a failure. */
  readonly label: string;
  readonly copied: string;
  readonly failed: string;
}

/** A value with a button that copies it. */
function CopiedValue({ value, ...texts }: CopiedValueProps) {
  return (
    <Group gap="xs">
      <span>{value}</span>
      <CopyButton size="sm" px="sm" value={value} {...texts} />
    </Group>
  );
}

/** The data that staff compare with a payment, and the recorded payment. */
function InvoiceFacts({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { number, pixTxid, dueDate, customer, periodStart, periodEnd } = invoice;
  const { paidOn, paidAmount, paymentMethod } = invoice;
  const outcome = {
    copied: t('staff.invoices.copied'),
    failed: t('staff.lookUp.copyFailed'),
  };
  const payment = [
    ...(paidOn ? [formatDay(paidOn)] : []),
    ...(paidAmount === undefined ? [] : [formatMoney(paidAmount)]),
    ...(paymentMethod ? [t(`staff.invoices.paymentMethods.${paymentMethod}`)] : []),
  ];
  const facts = [
    {
      name: t('staff.invoices.number'),
      value: <CopiedValue value={number} label={t('staff.invoices.copyNumber')} {...outcome} />,
    },
    {
      name: t('staff.invoices.txid'),
      value: <CopiedValue value={pixTxid} label={t('staff.invoices.copyTxid')} {...outcome} />,
    },
    { name: t('staff.invoices.dueDate'), value: formatDay(dueDate) },
    {
      name: t('staff.invoices.period'),
      value: `${formatDay(periodStart)} – ${formatDay(periodEnd)}`,
    },
    { name: t('staff.fields.taxId'), value: formatTaxId(customer.taxId) },
    { name: t('staff.invoices.payment'), value: payment.join(' · ') },
  ];
  return <FieldList fields={facts} />;
}

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
      {status === 'in_review' && receipt && (
        <ReceiptView invoiceId={id} uploadedAt={receipt.uploadedAt} name={name} />
      )}
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
