import { Button, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useToday } from '#web/lib/period/use-today.ts';
import { billingZone, dueText } from '#web/product/billing/payment-days.ts';
import { canBePaid, unpaidFirst } from '#web/product/billing/payment-state.ts';
import { periodText } from '#web/product/billing/period-text.ts';
import { InvoiceBadge } from '#web/product/status-badge.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { invoicesQuery, subscriptionQuery } from '#web/session/queries/my-billing.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { LinkedCard, LinkedCardTitle } from '#web/ui/list/linked-card.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { NextInvoice } from '../components/next-invoice.tsx';
import { WithBusiness } from '../components/with-business.tsx';
import { useInvoiceTitle } from '../use-invoice-title.ts';
import classes from './invoice-list.module.css';

/** A listed invoice; links to its payment if it can be paid, else to the document. */
function ListedInvoice({ invoice }: { readonly invoice: Invoice }) {
  const { t, i18n } = useTranslation();
  const titleOf = useInvoiceTitle();
  const today = useToday(billingZone);
  const { id, number, status, amount, paidOn } = invoice;
  const reason = periodText(t, i18n.language, invoice);
  const isOpen = canBePaid(invoice) || status === 'in_review';
  const day =
    status === 'paid' && paidOn
      ? t('billing.paidOn', { day: formatDay(paidOn) })
      : dueText(t, invoice, today);
  return (
    <LinkedCard className={classes['root']}>
      <LinkedCardTitle
        to={linkToScreen(isOpen ? 'invoice' : 'invoiceDetail', { id })}
        className={classes['title']}
      >
        {titleOf(invoice)}
      </LinkedCardTitle>
      <span className={classes['amount']}>{formatMoney(amount)}</span>
      <Text size="sm" c="dimmed" component="div" className={classes['facts'] ?? ''}>
        <span>{day}</span>
        <span>{t('billing.number', { number })}</span>
        {reason && <span className={classes['reason']}>{reason}</span>}
      </Text>
      <InvoiceBadge status={status} />
    </LinkedCard>
  );
}

/** The invoices of a business: unpaid ones first, the others from newest to oldest. */
function InvoiceCards({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(invoicesQuery(businessId));
  const { data: subscription, isLoading } = useQuery(subscriptionQuery(businessId));
  // Both appear together: the card of the next invoice would move the list down.
  if (isLoading || query.isLoading) return <RowsSkeleton />;
  return (
    <Stack gap="md">
      {subscription && (
        <SectionCard title={t('billing.nextTitle')}>
          <NextInvoice subscription={subscription} />
        </SectionCard>
      )}
      <PagedList
        query={query}
        loading={<RowsSkeleton />}
        empty={
          <LinkedEmptyState
            title={t('billing.empty.title')}
            hint={t('billing.empty.hint')}
            to={linkToScreen('payment')}
            link={t('billing.toPlan')}
          />
        }
      >
        {(invoices) => (
          <Stack gap="sm">
            {unpaidFirst(invoices).map((invoice) => (
              <ListedInvoice key={invoice.id} invoice={invoice} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

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
