import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { InvoiceCards } from '../components/invoice-cards.tsx';
import { WithBusiness } from '../components/with-business.tsx';

/** The invoices of the user's business, and the day of the next one. */
export default function InvoiceList() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('shell.screens.invoiceList')}
        action={
          <Button variant="default" component={Link} to={linkToScreen('payment')} replace>
            {t('billing.toPlan')}
          </Button>
        }
      />
      <WithBusiness loading={<RowsSkeleton />}>
        {({ id }) => <InvoiceCards businessId={id} />}
      </WithBusiness>
    </>
  );
}
