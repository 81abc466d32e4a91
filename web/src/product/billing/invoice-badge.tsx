import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '#contract/billing/invoices.ts';
import { type Tone, ToneBadge } from '#web/ui/tone-badge.tsx';

const tones: Readonly<Record<InvoiceStatus, Tone>> = {
  open: 'info',
  overdue: 'bad',
  in_review: 'waiting',
  paid: 'good',
  cancelled: 'off',
};

/** The status of an invoice. */
export function InvoiceBadge({ status }: { readonly status: InvoiceStatus }) {
  const { t } = useTranslation();
  return <ToneBadge tone={tones[status]}>{t(`invoiceStatus.${status}`)}</ToneBadge>;
}
