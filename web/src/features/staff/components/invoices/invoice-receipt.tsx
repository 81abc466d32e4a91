import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useReceiptDownload } from '../../use-receipt-download.ts';

interface InvoiceReceiptProps {
  readonly invoice: Invoice;
  /** Name of the invoice, for screen readers. */
  readonly name: string;
}

/** Downloads the receipt of a payment and the receipts that it replaced. */
export function InvoiceReceipt({ invoice: { id, receipt }, name }: InvoiceReceiptProps) {
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
