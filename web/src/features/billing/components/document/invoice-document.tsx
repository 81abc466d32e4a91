import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/billing/invoices.ts';
import { InvoiceBadge } from '#web/product/billing/invoice-badge.tsx';
import { canBePaid } from '#web/product/billing/unpaid-first.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { useInvoiceTitle } from '../../use-invoice-title.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DownloadReceipt } from './download-receipt.tsx';
import classes from './invoice-document.module.css';
import { InvoiceItems } from './invoice-items.tsx';
import { InvoiceParty } from './invoice-party.tsx';

/** An invoice as a document for one A4 page. It is not a tax document, and says so. */
export function InvoiceDocument({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const titleOf = useInvoiceTitle();
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
            <Text>{titleOf(invoice)}</Text>
          </div>
          <Stack gap={4} align="end">
            <Wordmark height={28} />
            <InvoiceBadge status={status} />
          </Stack>
        </Group>
        <div className={classes['parties']}>
          <InvoiceParty title={t('billing.issuer')} {...issuer} />
          <InvoiceParty title={t('billing.customer')} {...customer} />
        </div>
        <DocumentFacts invoice={invoice} />
        <InvoiceItems invoice={invoice} />
        <Text size="sm" fw={650}>
          {t('billing.notFiscal')}
        </Text>
      </article>
    </Stack>
  );
}
