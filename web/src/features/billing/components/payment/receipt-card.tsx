import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCamera, IconFileTypePdf } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { usePhotoSources } from '#web/platform/photos/photos.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { useReceipt } from '../../use-receipt.ts';
import { DownloadReceipt } from '../document/download-receipt.tsx';
import { ReceiptProgress } from './receipt-progress.tsx';

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
