import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatTaxId } from '#contract/brazil/format-numbers.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { canBePaid } from '#web/product/billing/payment-state.ts';
import { periodText } from '#web/product/billing/period-text.ts';
import { InvoiceBadge } from '#web/product/status-badge.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { InvoiceOfId } from '../components/invoice-of-id.tsx';
import { DownloadReceipt } from '../components/payment/receipt-card.tsx';
import { useInvoiceTitle } from '../use-invoice-title.ts';
import classes from './invoice-detail.module.css';

/** The items of an invoice and its amount. Descriptions are in Portuguese, as on the document. */
function InvoiceItems({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const unit = `${classes['money']} ${classes['wide']}`;
  return (
    <table className={classes['items']}>
      <thead>
        <tr>
          <th scope="col">{t('billing.item.description')}</th>
          <th scope="col" className={unit}>
            {t('billing.item.quantity')}
          </th>
          <th scope="col" className={unit}>
            {t('billing.item.unitPrice')}
          </th>
          <th scope="col" className={classes['money']}>
            {t('billing.item.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.items.map(({ description, quantity, unitPrice, total }) => (
          <tr key={description}>
            <td lang="pt-BR">{description}</td>
            <td className={unit}>{quantity}</td>
            <td className={unit}>{formatMoney(unitPrice)}</td>
            <td className={classes['money']}>{formatMoney(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('billing.item.amount')}</th>
          <td className={classes['wide']} />
          <td className={classes['wide']} />
          <td className={classes['money']}>
            <strong>{formatMoney(invoice.amount)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Days, period, payment and reason of an invoice. */
function DocumentFacts({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { periodStart, periodEnd, issueDate, dueDate, paidOn, paidAmount, paymentMethod } = invoice;
  const { pixTxid, cancellationReason } = invoice;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('billing.fact.issued'), formatDay(issueDate)],
    [t('billing.fact.due'), formatDay(dueDate)],
    [
      t('billing.fact.period'),
      t('billing.fact.from', { start: formatDay(periodStart), end: formatDay(periodEnd) }),
    ],
    [t('billing.fact.reference'), pixTxid],
    [t('billing.fact.paidOn'), paidOn && formatDay(paidOn)],
    [t('billing.fact.paidAmount'), paidAmount === undefined ? undefined : formatMoney(paidAmount)],
    [t('billing.fact.method'), paymentMethod && t(`billing.methods.${paymentMethod}`)],
    [t('billing.fact.cancelled'), cancellationReason],
  ];
  return (
    <dl className={classes['facts']}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface InvoicePartyProps {
  readonly title: string;
  readonly name: string;
  readonly legalName?: string;
  readonly taxId: string;
  readonly address?: string;
}

/** The issuer or the customer of an invoice. */
function InvoiceParty({ title, name, legalName, taxId, address }: InvoicePartyProps) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text fw={600}>{name}</Text>
      {legalName && <Text>{legalName}</Text>}
      <Text>{formatTaxId(taxId)}</Text>
      {address && <Text size="sm">{address}</Text>}
    </div>
  );
}

/** An invoice as a document for one A4 page. It is not a tax document, and says so. */
function InvoiceDocument({ invoice }: { readonly invoice: Invoice }) {
  const { t, i18n } = useTranslation();
  const titleOf = useInvoiceTitle();
  const reason = periodText(t, i18n.language, invoice);
  const { id, number, issuer, customer, status, receipt } = invoice;
  return (
    <Stack gap="md">
      <Group gap="sm" className={classes['screenOnly'] ?? ''}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('billing.print')}
        </Button>
        {receipt && <DownloadReceipt invoiceId={id} />}
        {canBePaid(invoice) && (
          <Button component={Link} to={linkToScreen('invoice', { id })} replace>
            {t('billing.payTitle')}
          </Button>
        )}
      </Group>
      <article className={classes['root']}>
        <Group justify="space-between" align="start">
          <div>
            <Title order={2} size="h3">
              {t('billing.number', { number })}
            </Title>
            <Text mb={4}>{titleOf(invoice)}</Text>
            <InvoiceBadge status={status} />
          </div>
          <Wordmark height={28} />
        </Group>
        <div className={classes['parties']}>
          <InvoiceParty title={t('billing.issuer')} {...issuer} />
          <InvoiceParty title={t('billing.customer')} {...customer} />
        </div>
        <DocumentFacts invoice={invoice} />
        <InvoiceItems invoice={invoice} />
        {reason && <Text size="sm">{reason}</Text>}
        <Text size="sm" fw={650}>
          {t('billing.notFiscal')}
        </Text>
      </article>
    </Stack>
  );
}

/** The document of the invoice in `?id=`, to read and to print. */
export default function InvoiceDetail() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('id') ?? '';
  return (
    <>
      <div className={classes['screenOnly']}>
        <BackLink from="invoiceDetail" />
        <PageHeader title={t('billing.documentTitle')} />
      </div>
      <InvoiceOfId id={id}>{(invoice) => <InvoiceDocument invoice={invoice} />}</InvoiceOfId>
    </>
  );
}
