import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from '../components/invoice-document.module.css';
import { InvoiceDocument } from '../components/invoice-document.tsx';
import { InvoiceOfId } from '../components/invoice-of-id.tsx';

/** The document of the invoice in `?id=`, to read and to print. */
export default function InvoiceDetail() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('id') ?? '';
  return (
    <>
      <div className={classes['screenOnly']}>
        <BackLink from="invoiceDetail" />
        <PageHeader title={t('billing.documentTitle')} />
      </div>
      <InvoiceOfId id={id}>{(invoice) => <InvoiceDocument invoice={invoice} />}</InvoiceOfId>
    </>
  );
}
