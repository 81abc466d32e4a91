import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { answer, hold, refuse } from '../answers.ts';
import { main, type States } from '../state.ts';
import { t } from '../texts.ts';
import { choose, seeText } from '../user-actions.ts';

const { listInvoices, getInvoice } = invoiceRoutes;
const { getSubscription } = subscriptionRoutes;

const none = answer(listInvoices, () => ({ items: [] }));

export const billingStates: States = {
  'invoice-list': main,
  'invoice-list-empty': { isRepeated: true, given: [none] },
  'invoice-list-loading': { isRepeated: true, given: [hold(listInvoices)], isBusy: true },
  'invoice-list-load-failure': { isRepeated: true, given: [refuse(listInvoices, 'INTERNAL')] },
  invoice: main,
  'invoice-nothing-to-pay': { given: [none], actions: [seeText(t('billing.nothing.title'))] },
  'invoice-not-found': {
    isRepeated: true,
    path: () => '/invoice?id=inv_none',
    actions: [seeText(t('billing.notFound.title'))],
  },
  'invoice-detail': { path: ({ invoice }) => `/invoice-detail?id=${invoice}`, isMain: true },
  'invoice-detail-not-found': {
    isRepeated: true,
    path: ({ invoice }) => `/invoice-detail?id=${invoice}`,
    given: [refuse(getInvoice, 'INVOICE_NOT_FOUND')],
    actions: [seeText(t('billing.notFound.title'))],
  },
  payment: main,
  'payment-loading': { isRepeated: true, given: [hold(getSubscription)], isBusy: true },
  'payment-yearly': { actions: [choose(t('billing.plan.yearly'))] },
};
