import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatTaxId } from '#contract/brazil/format-tax-id.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import classes from '../fields.module.css';

interface CopiedValueProps {
  readonly value: string;
  /** Texts of the button: before copying, after it, and after a failure. */
  readonly label: string;
  readonly copied: string;
  readonly failed: string;
}

/** A value with a button that copies it. */
function CopiedValue({ value, ...texts }: CopiedValueProps) {
  return (
    <Group gap="xs">
      <span>{value}</span>
      <CopyButton size="sm" px="sm" value={value} {...texts} />
    </Group>
  );
}

/** The data that staff compare with a payment, and the recorded payment. */
export function InvoiceFacts({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { number, pixTxid, dueDate, customer, periodStart, periodEnd } = invoice;
  const { paidOn, paidAmount, paymentMethod } = invoice;
  const outcome = {
    copied: t('staff.invoices.copied'),
    failed: t('staff.lookUp.copyFailed'),
  };
  const payment = [
    ...(paidOn ? [formatDay(paidOn)] : []),
    ...(paidAmount === undefined ? [] : [formatMoney(paidAmount)]),
    ...(paymentMethod ? [t(`staff.invoices.paymentMethods.${paymentMethod}`)] : []),
  ];
  const facts = [
    {
      name: t('staff.invoices.number'),
      value: <CopiedValue value={number} label={t('staff.invoices.copyNumber')} {...outcome} />,
    },
    {
      name: t('staff.invoices.txid'),
      value: <CopiedValue value={pixTxid} label={t('staff.invoices.copyTxid')} {...outcome} />,
    },
    { name: t('staff.invoices.dueDate'), value: formatDay(dueDate) },
    {
      name: t('staff.invoices.period'),
      value: `${formatDay(periodStart)} – ${formatDay(periodEnd)}`,
    },
    { name: t('staff.fields.taxId'), value: formatTaxId(customer.taxId) },
    { name: t('staff.invoices.payment'), value: payment.join(' · ') },
  ];
  return (
    <dl className={classes['root']}>
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name} className={classes['field']}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
