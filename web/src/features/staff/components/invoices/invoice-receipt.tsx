import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice, ReceiptDownload } from '#contract/billing/invoices.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { getReceipt } from '#web/product/billing/get-receipt.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { keepScrollPosition } from '../../keep-scroll-position.ts';

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
