import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { ifMatch } from '#test/support/if-match.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import { suspend, theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anInvoicedBusiness, type InvoicedBusiness } from '#test/support/stories/invoices.ts';
import { storedItem, writeItem } from '#test/support/stories/table.ts';

const { decideInvoice } = staffRoutes;

async function decide(
  { invoice }: Pick<InvoicedBusiness, 'invoice'>,
  body: object,
  version = invoice.version,
) {
  const as = await theStaff();
  // The index that finds the business of an invoice is updated after the write.
  return eventually(async () => {
    const answer = await call(decideInvoice, {
      as,
      params: { id: invoice.id },
      headers: ifMatch(version),
      body,
    });
    expect(answer.status).not.toBe(404);
    return answer;
  });
}

const paid = { decision: 'paid', paymentMethod: 'PIX' };

describe('decideInvoice', () => {
  it('records a payment: nothing is overdue then, and an audit record says who decided', async () => {
    const owned = await anInvoicedBusiness();
    const { business, owner } = owned;
    const { body } = await decide(owned, { ...paid, paidOn: '2026-02-10' });
    expect(body).toMatchObject({
      status: 'paid',
      paymentMethod: 'PIX',
      paidAmount: 59.9,
      paidOn: '2026-02-10',
      version: 2,
    });
    const params = { id: business.id };
    const subscription = await call(subscriptionRoutes.getSubscription, { as: owner, params });
    expect(subscription.body).not.toHaveProperty('overdueSince');
    expect((await auditsOf(business.id)).at(-1)).toMatchObject({
      staffId: (await theStaff()).userId,
      action: 'pay',
      before: { status: 'open', number: owned.invoice.number },
      after: { status: 'paid' },
    });
  });

  it('requires a reason for another amount, and refuses a day in the future', async () => {
    const owned = await anInvoicedBusiness();
    const less = await decide(owned, { ...paid, paidAmount: 50 });
    expect(less.errors).toEqual([{ path: 'reason', code: 'REQUIRED' }]);
    const later = await decide(owned, { ...paid, paidOn: '2999-01-01' });
    expect(later.errors).toEqual([{ path: 'paidOn', code: 'TOO_FAR_AHEAD' }]);
    const { body } = await decide(owned, { ...paid, paidAmount: 50, reason: 'Desconto combinado' });
    expect(body.paidAmount).toBe(50);
  });

  it.each([0, -1, 1.005])('refuses %s as a paid amount', async (paidAmount) => {
    const owned = await anInvoicedBusiness();
    const { status, errors } = await decide(owned, { ...paid, paidAmount, reason: 'Engano' });
    expect(status).toBe(400);
    expect(errors[0]?.path).toBe('paidAmount');
  });

  it('refuses a receipt with a reason that the owner reads', async () => {
    const reviewSince = '2026-11-20T12:00:00.000Z';
    const owned = await anInvoicedBusiness({ status: 'in_review', reviewSince });
    const { body } = await decide(owned, { decision: 'refused', reason: 'Valor diferente' });
    expect(body).toMatchObject({ status: 'overdue', rejectionReason: 'Valor diferente' });
    const params = { id: owned.invoice.id };
    const seen = await call(invoiceRoutes.getInvoice, { as: owned.owner, params });
    expect(seen.body.rejectionReason).toBe('Valor diferente');
  });

  it('reopens a payment that was reversed, and no other', async () => {
    const payment = { paymentMethod: 'PIX', paidCents: 5990, paidOn: '2026-02-10' } as const;
    const owned = await anInvoicedBusiness({ status: 'paid', ...payment });
    const reopened = { decision: 'reopened', reason: 'Pix devolvido' };
    const { body } = await decide(owned, reopened);
    expect(body).toMatchObject({ status: 'overdue', rejectionReason: 'Pix devolvido' });
    expect(body).not.toHaveProperty('paidOn');
    expect((await decide(owned, reopened, 2)).code).toBe('INVALID_TRANSITION');
  });

  it('happens once if two staff members decide concurrently', async () => {
    const owned = await anInvoicedBusiness();
    const answers = await Promise.all([decide(owned, paid), decide(owned, paid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  describe('about the invoice of a business suspended for it', () => {
    async function aSuspendedBusiness() {
      const owned = await anInvoicedBusiness();
      const { id } = owned.business;
      const business = await storedItem(keys.business(id));
      await writeItem(keys.business(id), {
        ...business,
        status: 'suspended',
        suspendedBy: ['payment'],
      });
      const subscription = await storedItem(keys.subscription(id));
      const unpaid = ((subscription?.['unpaid'] as object[] | undefined) ?? []).map((entry) => ({
        ...entry,
        suspendsOn: '2026-02-26',
      }));
      await writeItem(keys.subscription(id), { ...subscription, isSuspended: true, unpaid });
      return owned;
    }

    const businessOf = async ({ owner, business }: InvoicedBusiness) =>
      (await call(businessRoutes.getBusiness, { as: owner, params: { id: business.id } })).body;

    it('makes the business active again', async () => {
      const owned = await aSuspendedBusiness();
      await decide(owned, paid);
      const business = await businessOf(owned);
      expect(business.status).toBe('active');
      expect(business).not.toHaveProperty('suspendedBy');
    });

    it('keeps a suspension by staff', async () => {
      const owned = await aSuspendedBusiness();
      await suspend(owned);
      expect((await businessOf(owned)).suspendedBy).toEqual(['payment', 'staff']);
      await decide(owned, paid);
      expect(await businessOf(owned)).toMatchObject({
        status: 'suspended',
        suspendedBy: ['staff'],
        suspendedReason: 'Fatura vencida',
      });
    });
  });
});
