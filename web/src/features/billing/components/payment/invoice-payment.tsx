import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { InvoiceBadge } from '#web/product/billing/invoice-badge.tsx';
import { canBePaid } from '#web/product/billing/unpaid-first.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { useInvoiceTitle } from '../../use-invoice-title.ts';
import { BankCard } from './bank-card.tsx';
import { InvoiceNotice } from './invoice-notice.tsx';
import { PixCard } from './pix-card.tsx';
import { ReceiptCard } from './receipt-card.tsx';

interface InvoicePaymentProps {
  readonly invoice: Invoice;
  readonly business: Business;
}

/** The payment of an invoice: amount, due day, Pix, bank account, receipt, and what happens next. */
export function InvoicePayment({ invoice, business }: InvoicePaymentProps) {
  const { t } = useTranslation();
  const titleOf = useInvoiceTitle();
  const { id, amount, dueDate, status, pixPayload, bankDetails } = invoice;
  const takesReceipt = canBePaid(invoice) || status === 'in_review';
  return (
    <Stack gap="md" maw="44rem">
      <SectionCard title={titleOf(invoice)} action={<InvoiceBadge status={status} />}>
        <Group justify="space-between" align="end">
          <div>
            <Text fz="1.75rem" fw={700} lh={1.2}>
              {formatMoney(amount)}
            </Text>
            <Text c="dimmed">{t('billing.dueOn', { day: formatDay(dueDate) })}</Text>
          </div>
          <Anchor component={Link} to={linkToScreen('invoiceDetail', { id })} replace>
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
