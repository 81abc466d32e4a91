import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { formatDay } from '#web/lib/format/days.ts';

interface InvoiceNoticeProps {
  readonly invoice: Invoice;
  readonly business: Business;
}

/** The consequence of an unpaid invoice for the business, and why the last receipt was refused. */
export function InvoiceNotice({ invoice, business }: InvoiceNoticeProps) {
  const { t } = useTranslation();
  const { status, suspendsOn, rejectionReason } = invoice;
  const isSuspended = business.suspendedBy?.includes('payment');
  const consequence =
    status === 'overdue' && !isSuspended && suspendsOn
      ? t('billing.notice.suspendsOn', { day: formatDay(suspendsOn) })
      : undefined;
  const isShown = isSuspended && status !== 'paid' && status !== 'cancelled';
  return (
    <>
      {isShown && (
        <Alert role="note" color="red" variant="light">
          {t('billing.notice.suspended')}
        </Alert>
      )}
      {rejectionReason && status !== 'paid' && (
        <Alert role="note" color="orange" variant="light" title={t('billing.notice.refused')}>
          <strong>{t('businesses.reason')}</strong> {rejectionReason}
        </Alert>
      )}
      {consequence && (
        <Alert role="note" color="red" variant="light">
          {consequence}
        </Alert>
      )}
    </>
  );
}
