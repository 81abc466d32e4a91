import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconCamera, IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { useFailureText } from '#web/platform/api/api.ts';
import { canRetry, usePhotoSources } from '#web/platform/photos/photos.ts';
import { getReceipt } from '#web/product/billing/api.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { useReceipt } from '../../use-receipt.ts';

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

interface ReceiptProgressProps extends Pick<ReturnType<typeof useReceipt>, 'work' | 'refusal'> {
  readonly onRetry: () => void;
}

/** The progress of sending a receipt, or why it failed. */
function ReceiptProgress({ work, refusal, onRetry }: ReceiptProgressProps) {
  const { t } = useTranslation();
  if (work.phase === 'none' || work.phase === 'sent') return null;
  if (work.phase === 'failed') {
    const mayRetry = refusal !== null || canRetry(work.problem);
    return (
      <Group gap="sm" align="center">
        {refusal ? (
          <ErrorAlert error={refusal} />
        ) : (
          <Alert color="red" variant="light" role="alert">
            {t(`photos.problems.${work.problem}`)}
          </Alert>
        )}
        {mayRetry && (
          <Button variant="default" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
      </Group>
    );
  }
  const isSending = work.phase === 'sending';
  const part = isSending ? work.part * 100 : 100;
  return (
    <div aria-busy="true">
      <Text size="sm" mb={4} role="status">
        {t(isSending ? 'billing.receipt.sending' : 'billing.receipt.processing')}
      </Text>
      <Progress value={part} animated={!isSending} aria-label={t('billing.receipt.progress')} />
    </div>
  );
}

/** Takes the receipt of a payment from camera, gallery or as PDF; it can be replaced while staff review it. */
export function ReceiptCard({ invoice }: { readonly invoice: Invoice }) {
  const { t, i18n } = useTranslation();
  const pdf = useRef<HTMLInputElement>(null);
  const { work, refusal, send, retry } = useReceipt(invoice);
  const take = ([file]: readonly Blob[]) => {
    if (file) void send(file);
  };
  const sources = usePhotoSources({ isMultiple: false, onFiles: take });
  const takePdf = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take([...(currentTarget.files ?? [])]);
    // Lets the user choose the same file again.
    currentTarget.value = '';
  };
  const isBusy = work.phase === 'sending' || work.phase === 'processing';
  const { receipt, status } = invoice;
  const isInReview = status === 'in_review';
  return (
    <SectionCard
      title={t(isInReview ? 'billing.receipt.sentTitle' : 'billing.receipt.title')}
      hint={t(isInReview ? 'billing.receipt.sentHint' : 'billing.receipt.hint')}
    >
      <Stack gap="sm">
        {receipt && (
          <Group gap="sm">
            <Text size="sm">
              {t('billing.receipt.sentAt', {
                at: formatInstant(receipt.uploadedAt, i18n.language),
              })}
            </Text>
            <DownloadReceipt invoiceId={invoice.id} />
          </Group>
        )}
        <Group gap="sm">
          <Button
            variant={isInReview ? 'default' : 'filled'}
            leftSection={<IconCamera size={18} aria-hidden="true" />}
            {...(isBusy && { 'data-disabled': true })}
            onClick={() =>
              !isBusy && (sources.isPhone ? sources.openSheet() : sources.chooseFiles())
            }
          >
            {t(isInReview ? 'billing.receipt.otherPhoto' : 'billing.receipt.photo')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}
            {...(isBusy && { 'data-disabled': true })}
            onClick={() => !isBusy && pdf.current?.click()}
          >
            {t(isInReview ? 'billing.receipt.otherPdf' : 'billing.receipt.pdf')}
          </Button>
        </Group>
        <input
          ref={pdf}
          type="file"
          accept="application/pdf"
          aria-label={t('billing.receipt.pdf')}
          onChange={takePdf}
          hidden
        />
        {sources.dialogs}
        <ReceiptProgress work={work} refusal={refusal} onRetry={retry} />
      </Stack>
    </SectionCard>
  );
}
