import { handler } from '#lambdas/entries/api/staff.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import {
  anInvoice,
  anUnpaidInvoice,
  aSubscription,
  invoiceId,
  periodStart,
} from '#test/support/builders/an-invoice.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { ifMatch } from '#test/support/if-match.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  itemAt,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const decide = (body: object) =>
  invokeHandler(
    handler,
    aRequest('POST /staff/invoices/{id}/decision', {
      as: { userId: staffId, groups: '[staff]' },
      params: { id: invoiceId },
      headers: ifMatch(1),
      body,
    }),
  );

const subscriptionNow = () => itemAt(keys.subscription(businessId));
const businessNow = () => itemAt(keys.business(businessId));

beforeEach(() => stopDateAt('2026-12-20T12:00:00.000Z'));

describe('an invoice that can be paid again after a decision', () => {
  it('has the day of the next suspension in the answer', async () => {
    const reviewSince = '2026-12-12T12:00:00.000Z';
    tableHolds(
      stored.user(aStaffUser()),
      stored.business(aBusiness()),
      stored.subscription(
        aSubscription({ unpaid: [anUnpaidInvoice({ inReviewSince: '2026-12-12' })] }),
      ),
      stored.invoice(anInvoice({ status: 'in_review', reviewSince })),
    );
    const { body } = await decide({ decision: 'refused', reason: 'Comprovante de outra conta' });
    expect(body).toMatchObject({ status: 'overdue', suspendsOn: '2027-01-03' });
  });
});

it('a receipt of a business that has left is refused and its invoice cancelled, because nobody can pay it', async () => {
  const reviewSince = '2026-12-12T12:00:00.000Z';
  const unpaid = [anUnpaidInvoice({ inReviewSince: '2026-12-12' })];
  tableHolds(
    stored.user(aStaffUser()),
    stored.subscription(aSubscription({ userId: '', unpaid, ttl: 1_988_000_000 })),
    stored.invoice(anInvoice({ status: 'in_review', reviewSince })),
  );
  const { body } = await decide({ decision: 'refused', reason: 'Comprovante de outra conta' });
  expect(body).toMatchObject({
    status: 'cancelled',
    cancellationReason: 'Comprovante de outra conta',
  });
  expect(subscriptionNow()).toMatchObject({ unpaid: [] });
});

describe('an invoice of a business that leaves', () => {
  const hasGone = () => aSubscription({ userId: '', ttl: 1_988_000_000 });
  const reopened = { decision: 'reopened', reason: 'Pix devolvido' };
  const payment = { paymentMethod: 'PIX', paidCents: 5990, paidOn: '2026-12-10' } as const;
  const closed = stored.business(aBusiness({ status: 'closed' }));

  it.each([
    ['is gone', [stored.subscription(hasGone())]],
    ['is closed, while its job runs', [closed, stored.subscription(aSubscription())]],
  ])('is not reopened once it %s', async (_, items) => {
    const invoice = anInvoice({ status: 'paid', ...payment });
    tableHolds(stored.user(aStaffUser()), ...items, stored.invoice(invoice));
    const before = allItems();
    expect(await decide(reopened)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
    expect(allItems()).toEqual(before);
  });

  it.each([
    ['reopened', reopened, 409, 'paid'],
    ['refused', { decision: 'refused', reason: 'Outra conta' }, 200, 'cancelled'],
  ] as const)(
    'is not %s if the business leaves at the same time',
    async (_, body, status, after) => {
      const isPaid = body.decision === 'reopened';
      tableHolds(
        stored.user(aStaffUser()),
        stored.business(aBusiness()),
        stored.subscription(
          aSubscription({
            unpaid: isPaid ? [] : [anUnpaidInvoice({ inReviewSince: '2026-12-12' })],
          }),
        ),
        stored.invoice(
          isPaid
            ? anInvoice({ status: 'paid', ...payment })
            : anInvoice({ status: 'in_review', reviewSince: '2026-12-12T12:00:00.000Z' }),
        ),
      );
      beforeNextWrite(() => changeAttributes(keys.business(businessId), { status: 'closed' }));
      expect((await decide(body)).status).toBe(status);
      expect(itemAt(keys.invoice(businessId, periodStart))).toMatchObject({ status: after });
    },
  );
});

describe('the day of a payment', () => {
  const onDay = async (paidOn: string) => {
    tableHolds(
      stored.user(aStaffUser()),
      stored.business(aBusiness()),
      stored.subscription(aSubscription({ unpaid: [anUnpaidInvoice()] })),
      stored.invoice(anInvoice()),
    );
    const { status, body } = await decide({ decision: 'paid', paymentMethod: 'PIX', paidOn });
    return status === 200 ? status : body['errors'];
  };

  it('is neither before the issue nor after today', async () => {
    expect(await onDay('2026-12-01')).toBe(200);
    expect(await onDay('2026-12-20')).toBe(200);
    expect(await onDay('2026-11-30')).toEqual([{ path: 'paidOn', code: 'IN_THE_PAST' }]);
    expect(await onDay('2026-12-21')).toEqual([{ path: 'paidOn', code: 'TOO_FAR_AHEAD' }]);
  });
});

describe('a payment of a suspended business', () => {
  const paid = { decision: 'paid', paymentMethod: 'PIX' };

  beforeEach(() =>
    tableHolds(
      stored.user(aStaffUser()),
      stored.business(aBusiness({ status: 'suspended', suspendedBy: ['payment'] })),
      stored.subscription(
        aSubscription({
          isSuspended: true,
          unpaid: [anUnpaidInvoice({ suspendsOn: '2026-12-19' })],
        }),
      ),
      stored.invoice(anInvoice()),
    ),
  );

  it('lifts the suspension, too', async () => {
    expect(await decide(paid)).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(businessNow()).toMatchObject({ status: 'active' });
    expect(subscriptionNow()).toMatchObject({ isSuspended: false, unpaid: [] });
  });

  it('is not recorded if the business cannot be read, because it would stay suspended forever', async () => {
    changeAttributes(keys.business(businessId), { status: 'unknown' });
    expect(await decide(paid)).toMatchObject({ status: 500 });
    expect(itemAt(keys.invoice(businessId, periodStart))).toMatchObject({ status: 'open' });
    expect(subscriptionNow()).toMatchObject({ isSuspended: true });
  });
});
