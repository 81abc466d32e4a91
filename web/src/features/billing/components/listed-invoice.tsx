import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { InvoiceBadge } from '#web/product/billing/invoice-badge.tsx';
import { canBePaid } from '#web/product/billing/unpaid-first.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedCard, LinkedCardTitle } from '#web/ui/list/linked-card.tsx';
import { useInvoiceTitle } from '../use-invoice-title.ts';
import classes from './listed-invoice.module.css';

/** A listed invoice; links to its payment if it can be paid, else to the document. */
export function ListedInvoice({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const titleOf = useInvoiceTitle();
  const { id, number, status, amount, dueDate, paidOn } = invoice;
  const isOpen = canBePaid(invoice) || status === 'in_review';
  const day =
    status === 'paid' && paidOn
      ? t('billing.paidOn', { day: formatDay(paidOn) })
      : t('billing.dueOn', { day: formatDay(dueDate) });
  return (
    <LinkedCard className={classes['root']}>
      <LinkedCardTitle
        to={linkToScreen(isOpen ? 'invoice' : 'invoiceDetail', { id })}
        className={classes['title']}
      >
        {titleOf(invoice)}
      </LinkedCardTitle>
      <span className={classes['amount']}>{formatMoney(amount)}</span>
      <Text size="sm" c="dimmed">
        {day} · {t('billing.number', { number })}
      </Text>
      <InvoiceBadge status={status} />
    </LinkedCard>
  );
}
