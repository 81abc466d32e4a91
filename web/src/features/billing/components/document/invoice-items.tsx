import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import classes from './invoice-document.module.css';

/** The items of an invoice and its amount. Descriptions are in Portuguese, as on the document. */
export function InvoiceItems({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const unit = `${classes['money']} ${classes['wide']}`;
  return (
    <table className={classes['items']}>
      <thead>
        <tr>
          <th scope="col">{t('billing.item.description')}</th>
          <th scope="col" className={unit}>
            {t('billing.item.quantity')}
          </th>
          <th scope="col" className={unit}>
            {t('billing.item.unitPrice')}
          </th>
          <th scope="col" className={classes['money']}>
            {t('billing.item.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.items.map(({ description, quantity, unitPrice, total }) => (
          <tr key={description}>
            <td lang="pt-BR">{description}</td>
            <td className={unit}>{quantity}</td>
            <td className={unit}>{formatMoney(unitPrice)}</td>
            <td className={classes['money']}>{formatMoney(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('billing.item.amount')}</th>
          <td className={classes['wide']} />
          <td className={classes['wide']} />
          <td className={classes['money']}>
            <strong>{formatMoney(invoice.amount)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
