import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import classes from './invoice-document.module.css';

/** Days, period, payment and reason of an invoice. */
export function DocumentFacts({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { periodStart, periodEnd, issueDate, dueDate, paidOn, paidAmount, paymentMethod } = invoice;
  const { pixTxid, cancellationReason } = invoice;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('billing.fact.issued'), formatDay(issueDate)],
    [t('billing.fact.due'), formatDay(dueDate)],
    [
      t('billing.fact.period'),
      t('billing.fact.from', { start: formatDay(periodStart), end: formatDay(periodEnd) }),
    ],
    [t('billing.fact.reference'), pixTxid],
    [t('billing.fact.paidOn'), paidOn && formatDay(paidOn)],
    [t('billing.fact.paidAmount'), paidAmount === undefined ? undefined : formatMoney(paidAmount)],
    [t('billing.fact.method'), paymentMethod && t(`billing.methods.${paymentMethod}`)],
    [t('billing.fact.cancelled'), cancellationReason],
  ];
  return (
    <dl className={classes['facts']}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
