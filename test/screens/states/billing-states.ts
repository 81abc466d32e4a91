import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import type { Invoice } from '#contract/billing/invoices.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { addDays } from '#contract/statistics/period.ts';
import { answer, changeAnswer, hold, refuse } from '../answers.ts';
import { main, type States, type UserAction } from '../state.ts';
import { t } from '../texts.ts';
import { choose, press, pressInDialog, seeDialog, seeText } from '../user-actions.ts';

const { listInvoices, getInvoice } = invoiceRoutes;
const { getSubscription } = subscriptionRoutes;
const { listBusinesses, updateBusiness } = businessRoutes;

const none = answer(listInvoices, () => ({ items: [] }));

const today = new Date().toISOString().slice(0, 10);

/** An invoice that is overdue by some days, and suspends the business some days from now. */
const overdue = (invoice: Invoice, since: number, left: number): Invoice => ({
  ...invoice,
  status: 'overdue',
  dueDate: addDays(today, -since),
  suspendsOn: addDays(today, left),
});

/** The two newest invoices are overdue. */
const twoOverdue = changeAnswer(listInvoices, ({ items: [one, other, ...rest], ...list }) => {
  if (!one || !other) throw new Error('There are no two invoices');
  const { pixPayload, bankDetails } = one;
  const payable = {
    ...other,
    ...(pixPayload && { pixPayload }),
    ...(bankDetails && { bankDetails }),
  };
  return { ...list, items: [overdue(one, 2, 9), overdue(payable, 20, 4), ...rest] };
});

const startOfNextMonth = (day: string): string => {
  const start = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  start.setUTCMonth(start.getUTCMonth() + 1);
  return start.toISOString().slice(0, 10);
};

/** The first day after a trial that ends in four days. */
const billedFrom = addDays(today, 5);
const firstInvoiceOn = startOfNextMonth(billedFrom);

/** The price of the whole month, and of the days before it in the month in which the trial ends. */
const firstAmount = (price: number): number => {
  const days = Number(addDays(firstInvoiceOn, -1).slice(8));
  const before = days - Number(billedFrom.slice(8)) + 1;
  return Math.round(price * 100 * (1 + before / days)) / 100;
};

/** The trial ends in four days, and the first invoice joins the rest of that month with the next one. */
const trialEnds: readonly UserAction[] = [
  none,
  changeAnswer(listBusinesses, ({ items, ...list }) => ({
    ...list,
    items: items.map((item) => ({ ...item, trialEndsAt: `${addDays(today, 4)}T23:00:00.000Z` })),
  })),
  changeAnswer(getSubscription, (subscription) => ({
    ...subscription,
    nextInvoice: {
      on: firstInvoiceOn,
      dueDate: addDays(firstInvoiceOn, 10),
      periodStart: billedFrom,
      periodEnd: addDays(startOfNextMonth(firstInvoiceOn), -1),
      amount: firstAmount(59.9),
    },
  })),
];

/** Returns an invoice for a month that begins with its tenth day. */
const partOfMonth = (invoice: Invoice): Invoice => {
  const days = Number(invoice.periodEnd.slice(8));
  const amount = Math.round((invoice.amount * 100 * (days - 9)) / days) / 100;
  return {
    ...invoice,
    periodStart: invoice.periodStart.replace(/01$/, '10'),
    amount,
    items: invoice.items.map((item) => ({
      ...item,
      description: `${item.description.replace(' 01/', ' 10/')} (${days - 9} de ${days} dias)`,
      unitPrice: amount,
      total: amount,
    })),
  };
};

/** The owner pays by the year from the next invoice on. */
const cycleWaits = changeAnswer(getSubscription, (subscription) => {
  const { otherCycle, billingCycle } = subscription;
  if (!otherCycle?.nextInvoice) throw new Error('The business is not billed');
  return {
    ...subscription,
    nextBillingCycle: otherCycle.billingCycle,
    nextInvoice: otherCycle.nextInvoice,
    otherCycle: { ...otherCycle, billingCycle },
  };
});

/** A larger size waits for approval. */
const sizeWaits = changeAnswer(listBusinesses, ({ items: [live], ...list }) => {
  if (!live) throw new Error('There is no business to change');
  const changed = { sizeTypeId: 4, status: 'pending_approval', previousActive: live.id } as const;
  return { ...list, items: [{ ...live, ...changed, id: `${live.id}-change` }], active: live };
});

const toSize = (id: 1 | 5) =>
  press(t('billing.plan.changeTo', { name: t(`businesses.sizes.${id}.name`) }));

export const billingStates: States = {
  'invoice-list': main,
  'invoice-list-empty': { isRepeated: true, given: [none] },
  'invoice-list-loading': { isRepeated: true, given: [hold(listInvoices)], isBusy: true },
  'invoice-list-load-failure': { isRepeated: true, given: [refuse(listInvoices, 'INTERNAL')] },
  'invoice-list-part-of-month': {
    given: [
      changeAnswer(listInvoices, ({ items, ...list }) => ({
        ...list,
        items: items.map((item, index) => (index === items.length - 1 ? partOfMonth(item) : item)),
      })),
    ],
  },
  invoice: main,
  'invoice-nothing-to-pay': { given: [none], actions: [seeText(t('billing.nothing.title'))] },
  'invoice-several-overdue': { given: [twoOverdue] },
  'invoice-not-found': {
    isRepeated: true,
    path: () => '/invoice?id=inv_none',
    actions: [seeText(t('billing.notFound.title'))],
  },
  'invoice-detail': { path: ({ invoice }) => `/invoice-detail?id=${invoice}`, isMain: true },
  'invoice-detail-part-of-month': {
    path: ({ invoice }) => `/invoice-detail?id=${invoice}`,
    given: [changeAnswer(getInvoice, partOfMonth)],
  },
  'invoice-detail-not-found': {
    isRepeated: true,
    path: ({ invoice }) => `/invoice-detail?id=${invoice}`,
    given: [refuse(getInvoice, 'INVOICE_NOT_FOUND')],
    actions: [seeText(t('billing.notFound.title'))],
  },
  payment: main,
  'payment-loading': { isRepeated: true, given: [hold(getSubscription)], isBusy: true },
  'payment-yearly': { actions: [choose(t('billing.plan.yearly'))] },
  'payment-confirm-size': { actions: [toSize(5), seeDialog] },
  'payment-confirm-year': { actions: [choose(t('billing.plan.yearly')), toSize(5), seeDialog] },
  'payment-size-refused': {
    given: [refuse(updateBusiness, 'LIMIT_OF_SIZE_TYPE_REACHED')],
    actions: [
      toSize(1),
      pressInDialog(t('billing.plan.askSize')),
      seeText(t('shell.screens.validatorList')),
    ],
  },
  'payment-size-waits': { given: [sizeWaits] },
  'payment-cycle-waits': { given: [cycleWaits] },
  'payment-suspended': { as: 'salao', actions: [toSize(5), seeDialog] },
  'shop-list-trial-ends': { given: trialEnds, actions: [seeText(t('billing.toPlan'))] },
  'offer-list-several-overdue': { given: [twoOverdue], actions: [seeText(t('billing.payTitle'))] },
};
