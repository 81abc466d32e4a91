import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#web/platform/api/api.ts';
import { getReceipt } from '#web/product/billing/api.ts';

/** Downloads the receipt of an invoice by a link created on demand. */
export function DownloadReceipt({ invoiceId }: { readonly invoiceId: string }) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const download = useMutation({
    mutationFn: () => getReceipt(invoiceId),
    // The storage answers with a download, so the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('billing.receipt.download')}
      </Button>
      {download.error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {textOf(download.error)}
        </Text>
      )}
    </>
  );
}
