import { staffRoutes } from '#contract/staff/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  anInvoice,
  anUnpaidInvoice,
  invoiceId,
  periodStart,
} from '#test/support/builders/an-invoice.ts';
import { staffId } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite, takeTurns } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  deleteItem,
  itemAt,
  itemsOfKind,
  tableHolds,
} from '#test/support/operations/store.ts';
import { asStaff } from '#test/support/request-of-route.ts';
import { aBilledBakery } from '#test/support/stored.ts';

const business = keys.business(businessId);
const invoice = keys.invoice(businessId, periodStart);
const subscription = keys.subscription(businessId);

const inReview = { status: 'in_review', reviewSince: '2026-12-12T12:00:00.000Z' } as const;
const isPaid = {
  status: 'paid',
  paymentMethod: 'PIX',
  paidCents: 5990,
  paidOn: '2026-12-10',
} as const;

const paid = { decision: 'paid', paymentMethod: 'PIX' };
const refused = { decision: 'refused', reason: 'Comprovante de outra conta' };
const reopened = { decision: 'reopened', reason: 'Pix devolvido' };

const decide = (body: object, version = 1) =>
  call(staffRoutes.decideInvoice, asStaff(invoiceId, version, body));
const audits = () => itemsOfKind('AUDIT AUDIT');

beforeEach(() => stopDateAndPausesAt('2026-12-20T12:00:00.000Z'));

describe('a payment', () => {
  beforeEach(() => tableHolds(...aBilledBakery()));

  it('is recorded: nothing is to be paid then, and a record says who decided', async () => {
    const payment = {
      status: 'paid',
      paymentMethod: 'PIX',
      paidAmount: 59.9,
      paidOn: '2026-12-20',
    };
    expect((await decide(paid)).body).toMatchObject({ ...payment, version: 2 });
    expect(await itemAt(subscription)).toMatchObject({ unpaid: [] });
    const record = { subjectId: businessId, staffId, action: 'pay' };
    const { number } = anInvoice();
    expect(await audits()).toMatchObject([
      { ...record, before: { status: 'open', number }, after: { status: 'paid', amount: 59.9 } },
    ]);
  });

  it('of another amount requires a reason', async () => {
    const less = { ...paid, paidAmount: 50 };
    expect((await decide(less)).errors).toEqual([{ path: 'reason', code: 'REQUIRED' }]);
    const { body } = await decide({ ...less, reason: 'Desconto combinado' });
    expect(body.paidAmount).toBe(50);
  });

  it.each([
    ['2026-12-01', []],
    ['2026-12-20', []],
    ['2026-11-30', [{ path: 'paidOn', code: 'IN_THE_PAST' }]],
    ['2026-12-21', [{ path: 'paidOn', code: 'TOO_FAR_AHEAD' }]],
  ])('is neither before the issue nor after today: on %s', async (paidOn, errors) => {
    expect((await decide({ ...paid, paidOn })).errors).toEqual(errors);
  });

  it('is recorded once if two staff members decide concurrently', async () => {
    takeTurns();
    const answers = await Promise.all([decide(paid), decide(paid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await audits()).toHaveLength(1);
  });
});

describe('a payment of a suspended business', () => {
  const suspended = (...suspendedBy: ('payment' | 'staff')[]) =>
    tableHolds(
      ...aBilledBakery({
        business: { status: 'suspended', suspendedBy },
        subscription: {
          isSuspended: true,
          unpaid: [anUnpaidInvoice({ suspendsOn: '2026-12-19' })],
        },
      }),
    );

  it('lifts the suspension, too', async () => {
    await suspended('payment');
    expect((await decide(paid)).body).toMatchObject({ status: 'paid' });
    expect(await itemAt(business)).toMatchObject({ status: 'active' });
    expect(await itemAt(business)).not.toHaveProperty('suspendedBy');
    expect(await itemAt(subscription)).toMatchObject({ isSuspended: false, unpaid: [] });
  });

  it('keeps a suspension by staff', async () => {
    await suspended('payment', 'staff');
    await decide(paid);
    expect(await itemAt(business)).toMatchObject({ status: 'suspended', suspendedBy: ['staff'] });
  });

  it('is not recorded if the business cannot be read, because it would stay suspended forever', async () => {
    await suspended('payment');
    await changeAttributes(business, { status: 'unknown' });
    await expect(decide(paid)).rejects.toThrow('INTERNAL');
    expect(await itemAt(invoice)).toMatchObject({ status: 'open' });
    expect(await itemAt(subscription)).toMatchObject({ isSuspended: true });
  });
});

describe('an invoice that can be paid again', () => {
  it('after a refused receipt has the reason, and the day of the next suspension', async () => {
    await tableHolds(...aBilledBakery({ invoice: inReview }));
    const { body } = await decide(refused);
    const rejectionReason = refused.reason;
    expect(body).toMatchObject({ status: 'overdue', rejectionReason, suspendsOn: '2027-01-03' });
    expect(await itemAt(invoice)).toMatchObject({ status: 'open', rejectionReason });
  });

  it('after a reversed payment has the reason, and is not reopened twice', async () => {
    await tableHolds(...aBilledBakery({ invoice: isPaid }));
    const { body } = await decide(reopened);
    expect(body).toMatchObject({ status: 'overdue', rejectionReason: reopened.reason });
    expect(body).not.toHaveProperty('paidOn');
    expect(await itemAt(subscription)).toMatchObject({ unpaid: [{ start: periodStart }] });
    expect((await decide(reopened, 2)).code).toBe('INVALID_TRANSITION');
  });
});

describe('an invoice of a business that leaves', () => {
  const close = () => changeAttributes(business, { status: 'closed' });
  const cancelled = { status: 'cancelled', cancellationReason: refused.reason };
  it.each([
    ['is gone', false, () => deleteItem(business)],
    ['is closed, while its job runs', false, close],
    ['is closed at the same time', true, close],
  ])('is not payable again once it %s', async (_, isConcurrent, leave) => {
    const has = async () => (isConcurrent ? beforeNextWrite(leave) : leave());
    await tableHolds(...aBilledBakery({ invoice: isPaid }));
    await has();
    expect((await decide(reopened)).code).toBe('INVALID_TRANSITION');
    expect(await itemAt(invoice)).toMatchObject({ status: 'paid', version: 1 });
    await tableHolds(...aBilledBakery({ invoice: inReview }));
    await has();
    expect((await decide(refused)).body).toMatchObject(cancelled);
    expect(await itemAt(invoice)).toMatchObject(cancelled);
    expect(await itemAt(subscription)).toMatchObject({ unpaid: [] });
  });
});
