import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { ifMatch } from '#test/support/if-match.ts';
import { type ApiCall, asStaff, type CallContext, type JobCall } from './calls.ts';
import { invoiceIdAt, nextStart } from './invoices.ts';

/** Returns the calls and jobs on the trader's two unpaid invoices and the next one. */
export function changesOfInvoices({
  trader,
  staffId,
  specialId,
  receiptUploadId,
}: CallContext): (ApiCall | JobCall)[] {
  const { businessId, userId } = trader;
  const as = { userId };
  const staff = asStaff(staffId);
  const invoice = (index: number) => ({ params: { id: invoiceIdAt(trader, index) } });
  const decision = (version: number, body: object) => ({
    ...invoice(0),
    as: staff,
    headers: ifMatch(version),
    body,
  });
  const reason = 'Valor diferente';
  const cancellation = { ...invoice(1), as: staff, headers: ifMatch(2), body: { reason } };
  const agreement = {
    maxShops: 100,
    maxValidatorsPerShop: 10,
    maxActiveOffers: 1000,
    monthlyPrice: 900,
    validFrom: dayFrom(new Date(), 30),
    note: reason,
  };
  const paid = { decision: 'paid', paymentMethod: 'PIX' };
  return [
    [
      'set billing cycle',
      'setBillingCycle',
      { as, params: { id: businessId }, body: { billingCycle: 'YEARLY' } },
    ],
    ['send receipt', 'sendReceipt', { as, ...invoice(1), body: { uploadId: receiptUploadId } }],
    ['refuse receipt', 'decideInvoice', decision(1, { decision: 'refused', reason })],
    ['record payment', 'decideInvoice', decision(2, paid)],
    ['reopen invoice', 'decideInvoice', decision(3, { decision: 'reopened', reason })],
    ['record payment again', 'decideInvoice', decision(4, paid)],
    ['cancel invoice', 'cancelInvoice', cancellation],
    ['set agreement', 'setAgreement', { as: staff, params: { id: specialId }, body: agreement }],
    ['issue of an invoice', () => billBusiness(businessId, new Date(`${nextStart()}T12:00:00Z`))],
  ];
}
