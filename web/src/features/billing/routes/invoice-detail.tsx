import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import classes from '../components/document/invoice-document.module.css';
import { InvoiceDocument } from '../components/document/invoice-document.tsx';
import { InvoiceOfId } from '../components/document/invoice-of-id.tsx';

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
