import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import type { InvoiceForStaff, InvoiceQueue } from '#contract/billing/staff-invoices.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShownInvoice } from '#test/support/builders/an-invoice.ts';
import { answer } from '../answers.ts';
import type { States } from '../state.ts';
import { t } from '../texts.ts';
import { choose, press, pressInDialog, seeDialog, seeText, type } from '../user-actions.ts';

const { decideInvoice, listInvoicesForStaff } = staffRoutes;

const named = { name: 'Tapiocaria Dona Zefinha' };
const number = '7K3MQ9XT2D-0007';
const receipt = { contentType: 'image/jpeg', uploadedAt: '2026-12-09T14:00:00.000Z' };
const invoiceName = t('staff.invoices.name', { ...named, number });

const invoiceOf = (status: InvoiceForStaff['status']): InvoiceForStaff => ({
  ...aShownInvoice({ status, number, pixTxid: number.replace('-', '') }),
  ...(status === 'in_review' && { receipt }),
  ...(status === 'open' && { rejectionReason: 'Não conseguimos ler o comprovante.' }),
  ...(status === 'paid' && { paidOn: '2026-12-09', paidAmount: 59.9, paymentMethod: 'PIX' }),
  business: aBusiness({ ...named, status: status === 'overdue' ? 'suspended' : 'active' }),
});

const invoices = answer(listInvoicesForStaff, (query) => ({
  items: [invoiceOf(query.has('txid') ? 'paid' : (query.get('status') as InvoiceQueue))],
}));

/** A receipt as a phone shows it, taller than its frame. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 720" font-family="sans-serif">
<rect width="360" height="720" fill="#fff"/><rect width="360" height="72" fill="#0b6"/>
<g font-size="20"><text x="24" y="44" fill="#fff">Comprovante de Pix</text>
<text x="24" y="140" font-size="36">R$ 59,90</text><text x="24" y="190">09/12/2026, 11:00</text>
<text x="24" y="250">Para: OFERTAS LTDA</text><text x="24" y="300">De: Zefinha Tapiocas Ltda</text>
<text x="24" y="350">txid 7K3MQ9XT2D0007</text><text x="24" y="680">Banco do Bairro</text></g></svg>`;

const viewOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const shownReceipt = answer(invoiceRoutes.getReceipt, () => ({
  ...receipt,
  url: 'https://files.test/receipt.jpg',
  viewUrl: viewOf(picture),
  expiresAt: '2026-12-09T14:10:00.000Z',
}));

const onInvoices = { given: [invoices, shownReceipt] } as const;
const refuseReceipt = [
  press(t('staff.refuseNamed', { name: invoiceName })),
  seeDialog,
  seeText(t('staff.commonReasons.unreadable.label')),
] as const;
const pay = [
  press(t('staff.payNamed', { name: invoiceName })),
  seeDialog,
  seeText(t('staff.invoices.paidAmount')),
] as const;
const searchInvoice = (text: string) => type(t('staff.invoices.search'), text);

/** Invoices of all businesses, as staff see them. */
export const staffInvoiceStates: States = {
  'staff-invoices': { ...onInvoices, isMain: true },
  'staff-invoices-open': {
    ...onInvoices,
    actions: [choose(t('staff.invoices.tabs.open')), seeText(t('staff.receipt.none'))],
  },
  'staff-invoices-overdue': {
    isRepeated: true,
    ...onInvoices,
    path: () => '/staff-invoices?status=overdue',
  },
  'staff-invoices-pay': { ...onInvoices, actions: pay, isMain: true },
  'staff-invoices-pay-other-amount': {
    ...onInvoices,
    actions: [
      ...pay,
      type(t('staff.invoices.paidAmount'), '50'),
      seeText(t('staff.invoices.otherAmountHint')),
      pressInDialog(t('staff.pay')),
      seeText(t('fieldErrors.byField.reason.REQUIRED')),
    ],
  },
  'staff-invoices-refuse': { isRepeated: true, ...onInvoices, actions: refuseReceipt },
  'staff-invoices-refused': {
    isRepeated: true,
    given: [invoices, shownReceipt, answer(decideInvoice, () => invoiceOf('open'))],
    actions: [
      ...refuseReceipt,
      pressInDialog(t('staff.commonReasons.unreadable.label')),
      pressInDialog(t('staff.refuse')),
      seeText(t('staff.invoices.done.refuse', { name: invoiceName })),
    ],
  },
  'staff-invoices-former-receipts': {
    given: [
      invoices,
      answer(invoiceRoutes.getReceipt, () => ({
        ...receipt,
        url: '#newest',
        viewUrl: viewOf(picture),
        expiresAt: '2026-12-09T14:10:00.000Z',
        former: [{ ...receipt, url: '#former', uploadedAt: '2026-12-08T14:00:00.000Z' }],
      })),
    ],
    actions: [
      press(t('staff.receipt.downloadNamed', { name: invoiceName })),
      seeText(t('staff.receipt.former', { when: '' }).trim()),
    ],
  },
  'staff-invoices-found': {
    ...onInvoices,
    actions: [searchInvoice(number), seeText(t('staff.reopen'))],
  },
  'staff-invoices-not-found': {
    isRepeated: true,
    ...onInvoices,
    actions: [searchInvoice('7K3MQ9'), seeText(t('staff.invoices.notFound.title'))],
  },
  'staff-invoices-empty': {
    isRepeated: true,
    given: [answer(listInvoicesForStaff, () => ({ items: [] }))],
  },
};
