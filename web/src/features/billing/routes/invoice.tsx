import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { InvoiceOfId } from '../components/document/invoice-of-id.tsx';
import { InvoicePayment } from '../components/payment/invoice-payment.tsx';
import { InvoiceToPay } from '../components/payment/invoice-to-pay.tsx';
import { WithBusiness } from '../components/with-business.tsx';

/** Pays the invoice in `?id=`, else the longest overdue one. */
export default function Invoice() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <>
      <BackLink from="invoice" />
      <PageHeader title={t('billing.payTitle')} />
      <WithBusiness loading={<FormSkeleton />}>
        {(business) =>
          id === null ? (
            <InvoiceToPay business={business} />
          ) : (
            <InvoiceOfId id={id}>
              {(invoice) => <InvoicePayment invoice={invoice} business={business} />}
            </InvoiceOfId>
          )
        }
      </WithBusiness>
    </>
  );
}
