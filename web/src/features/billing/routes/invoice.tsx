import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '#web/ui/back-link.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { InvoiceOfId } from '../components/invoice-of-id.tsx';
import { InvoicePayment } from '../components/invoice-payment.tsx';
import { InvoiceToPay } from '../components/invoice-to-pay.tsx';
import { OfBusiness } from '../components/of-business.tsx';

/** Pays the invoice in `?id=`, else the longest overdue one. */
export default function Invoice() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <>
      <BackLink from="invoice" />
      <PageHeader title={t('billing.payTitle')} />
      <OfBusiness loading={<FormSkeleton />}>
        {(business) =>
          id === null ? (
            <InvoiceToPay business={business} />
          ) : (
            <InvoiceOfId id={id}>
              {(invoice) => <InvoicePayment invoice={invoice} business={business} />}
            </InvoiceOfId>
          )
        }
      </OfBusiness>
    </>
  );
}
