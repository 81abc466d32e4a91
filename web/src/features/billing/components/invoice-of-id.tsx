import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { invoiceQuery } from '../api.ts';

interface InvoiceOfIdProps {
  readonly id: string;
  readonly children: (invoice: Invoice) => ReactNode;
}

/** Checks the API's format of invoice ids, since a link may be cut off. */
const isInvoiceId = (id: string) => /^inv_[0-9A-HJKMNP-TV-Z]{26}$/.test(id);

/** Loads an invoice by its id; if it is not the user's, shows a link back to the list. */
export function InvoiceOfId({ id, children }: InvoiceOfIdProps) {
  const { t } = useTranslation();
  const isValid = isInvoiceId(id);
  const query = useQuery({ ...invoiceQuery(id), enabled: isValid });
  if (!isValid || hasCode(query.error, 'INVOICE_NOT_FOUND')) {
    return (
      <LinkedEmptyState
        title={t('billing.notFound.title')}
        hint={t('billing.notFound.hint')}
        to={linkToScreen('invoiceList')}
        link={t('billing.toList')}
      />
    );
  }
  return (
    <QueryView query={query} loading={<FormSkeleton />}>
      {children}
    </QueryView>
  );
}
