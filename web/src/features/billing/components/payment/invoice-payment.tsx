import { Alert, Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatTaxId } from '#contract/brazil/format-numbers.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useToday } from '#web/lib/period/use-today.ts';
import { overdueText } from '#web/product/billing/overdue-text.ts';
import { billingZone, dueText } from '#web/product/billing/payment-days.ts';
import { canBePaid, overdueOf } from '#web/product/billing/payment-state.ts';
import { periodText } from '#web/product/billing/period-text.ts';
import { LazyQrCode } from '#web/product/lazy-qr-code.ts';
import { InvoiceBadge } from '#web/product/status-badge.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { newestInvoicesQuery } from '#web/session/queries/my-business.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { useInvoiceTitle } from '../../use-invoice-title.ts';
import classes from './invoice-payment.module.css';
import { ReceiptCard } from './receipt-card.tsx';

interface InvoicePaymentProps {
  readonly invoice: Invoice;
  readonly business: Business;
}

/** The sum and the consequence of overdue invoices for the business, and why the last receipt was refused. */
function InvoiceNotice({ invoice, business }: InvoicePaymentProps) {
  const { t } = useTranslation();
  const { status, rejectionReason } = invoice;
  const isSuspended = business.suspendedBy?.includes('payment');
  const isOverdue = status === 'overdue';
  const { data } = useQuery({ ...newestInvoicesQuery(business.id), enabled: isOverdue });
  // Without the others, this invoice still has its own day.
  const overdue = isOverdue && overdueOf(data?.items ?? [invoice]);
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
      {overdue && (
        <Alert role="note" color="red" variant="light">
          {overdueText(t, overdue, business)}
        </Alert>
      )}
    </>
  );
}

const fields = ['holder', 'taxId', 'bank', 'branch', 'account'] as const;

/** The bank account for payments by transfer; each field can be copied. */
function BankCard({ details }: { readonly details: NonNullable<Invoice['bankDetails']> }) {
  const { t } = useTranslation();
  const shown = { ...details, taxId: formatTaxId(details.taxId) };
  return (
    <SectionCard title={t('billing.bank.title')} hint={t('billing.bank.hint')}>
      <Stack gap="xs">
        {fields.map((field) => (
          <div key={field} className={classes['field']}>
            <Text size="sm">
              <Text span c="dimmed">
                {t(`billing.bank.${field}`)}
              </Text>{' '}
              {shown[field]}
            </Text>
            <CopyButton
              value={details[field]}
              label={t('billing.copy')}
              copied={t('billing.copied')}
              failed={t('billing.copyFailed')}
              size="compact-sm"
              aria-label={t('billing.copyField', { field: t(`billing.bank.${field}`) })}
            />
          </div>
        ))}
      </Stack>
    </SectionCard>
  );
}

/** The Pix of an invoice: a QR code to scan, or a code to paste into a bank's app. */
function PixCard({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('billing.pix.title')} hint={t('billing.pix.hint')}>
      <div className={classes['root']}>
        <LazyQrCode
          url={code}
          label={t('billing.pix.qr')}
          className={classes['qr']}
          fallback={<div className={classes['qr']} />}
        />
        <Stack gap="sm" className={classes['text'] ?? ''}>
          <CopyButton
            value={code}
            label={t('billing.pix.copy')}
            copied={t('billing.pix.copied')}
            failed={t('billing.copyFailed')}
            variant="filled"
            size="md"
          />
          <Text className={classes['code'] ?? ''} c="dimmed">
            {code}
          </Text>
        </Stack>
      </div>
    </SectionCard>
  );
}

/** The payment of an invoice: amount, due day, Pix, bank account, receipt, and what happens next. */
export function InvoicePayment({ invoice, business }: InvoicePaymentProps) {
  const { t, i18n } = useTranslation();
  const titleOf = useInvoiceTitle();
  const today = useToday(billingZone);
  const reason = periodText(t, i18n.language, invoice);
  const { id, amount, status, pixPayload, bankDetails } = invoice;
  const takesReceipt = canBePaid(invoice) || status === 'in_review';
  return (
    <Stack gap="md">
      <SectionCard title={titleOf(invoice)} action={<InvoiceBadge status={status} />}>
        <Group justify="space-between" align="end">
          <div>
            <Text fz="1.75rem" fw={700} lh={1.2}>
              {formatMoney(amount)}
            </Text>
            <Text c="dimmed">{dueText(t, invoice, today)}</Text>
            {reason && (
              <Text size="sm" c="dimmed">
                {reason}
              </Text>
            )}
          </div>
          <Anchor
            component={Link}
            to={linkToScreen('invoiceDetail', { id })}
            replace
            className="touch-area"
          >
            {t('billing.toDetail')}
          </Anchor>
        </Group>
      </SectionCard>
      <InvoiceNotice invoice={invoice} business={business} />
      {pixPayload && <PixCard code={pixPayload} />}
      {bankDetails && <BankCard details={bankDetails} />}
      {takesReceipt && <ReceiptCard invoice={invoice} />}
      <Text c="dimmed" size="sm">
        {t(`billing.after.${status}`)}
      </Text>
    </Stack>
  );
}
