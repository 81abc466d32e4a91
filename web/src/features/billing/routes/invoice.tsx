import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { invoiceToPay, unpaidFirst } from '#web/product/billing/payment-state.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { invoicesQuery } from '#web/session/queries/my-billing.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { InvoiceOfId } from '../components/invoice-of-id.tsx';
import { InvoicePayment } from '../components/payment/invoice-payment.tsx';
import { WithBusiness } from '../components/with-business.tsx';

interface InvoiceToPayProps {
  readonly business: Business;
}

/** Returns the next invoice to pay, else one in review. */
const firstOf = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoiceToPay(invoices) ?? unpaidFirst(invoices).find(({ status }) => status === 'in_review');

function FirstInvoice({
  invoices,
  business,
}: InvoiceToPayProps & { invoices: readonly Invoice[] }) {
  const { t } = useTranslation();
  // The shown invoice stays after its receipt is sent, although another one would then be first.
  const [shownId] = useState(firstOf(invoices)?.id);
  const invoice = invoices.find(({ id }) => id === shownId) ?? firstOf(invoices);
  return invoice ? (
    <InvoicePayment key={invoice.id} invoice={invoice} business={business} />
  ) : (
    <LinkedEmptyState
      title={t('billing.nothing.title')}
      hint={t('billing.nothing.hint')}
      to={linkToScreen('invoiceList')}
      link={t('billing.toList')}
    />
  );
}

/** The next invoice to pay, else the one in review, else a message that nothing is due. */
function InvoiceToPay({ business }: InvoiceToPayProps) {
  const query = useInfiniteQuery(invoicesQuery(business.id));
  return (
    <QueryView query={query} loading={<FormSkeleton />}>
      {(invoices) => <FirstInvoice invoices={invoices} business={business} />}
    </QueryView>
  );
}

/** Pays the invoice in `?id=`, else the longest overdue one. */
export default function InvoiceScreen() {
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
