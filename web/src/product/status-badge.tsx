import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '#contract/billing/invoices.ts';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { DisplayStatus } from '#contract/offers/display-status.ts';
import { type Tone, ToneBadge } from '#web/ui/tone-badge.tsx';

type Status = BusinessStatus | DisplayStatus;

const statusTones: Readonly<Record<Status, Tone>> = {
  active: 'good',
  scheduled: 'info',
  pending_approval: 'waiting',
  inactive: 'off',
  expired: 'off',
  closed: 'off',
  sold_out: 'warning',
  rejected: 'bad',
  suspended: 'bad',
};

/** The status of a business or an offer. */
export function StatusBadge({ status }: { readonly status: Status }) {
  const { t } = useTranslation();
  return <ToneBadge tone={statusTones[status]}>{t(`status.${status}`)}</ToneBadge>;
}

const invoiceTones: Readonly<Record<InvoiceStatus, Tone>> = {
  open: 'info',
  overdue: 'bad',
  in_review: 'waiting',
  paid: 'good',
  cancelled: 'off',
};

/** The status of an invoice. */
export function InvoiceBadge({ status }: { readonly status: InvoiceStatus }) {
  const { t } = useTranslation();
  return <ToneBadge tone={invoiceTones[status]}>{t(`invoiceStatus.${status}`)}</ToneBadge>;
}
