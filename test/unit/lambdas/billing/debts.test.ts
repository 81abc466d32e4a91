import { closeBilling, closeInvoice } from '#lambdas/billing/close-billing.ts';
import { stopped } from '#lambdas/billing/subscription.ts';
import { hashWith } from '#lambdas/billing/tax-id-hash.ts';
import { handler } from '#lambdas/entries/api/staff.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { findLeftOwing } from '#lambdas/staff/list-businesses-for-staff.ts';
import { aBusiness, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import {
  anInvoice,
  anUnpaidInvoice,
  aSubscription,
  invoiceIdFor,
  periodStart,
} from '#test/support/builders/an-invoice.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { ifMatch } from '#test/support/if-match.ts';
import { allItems, itemAt, itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2027-01-04T02:00:00.000Z');
const taxIdHash = hashWith('11222333000181', 'key of test');
const debt = keys.debt(taxIdHash, businessId);

/** Size upgrades that are not invoiced yet: within a month, and within a paid year. */
const ofMonth = { on: '2026-11-10', sizeTypeId: 5, fromCents: 2990, toCents: 89990 } as const;
const aPaidYear = {
  billingCycle: 'YEARLY',
  yearCents: 29900,
  nextStart: '2027-07-01',
  invoicedThrough: '2027-06-30',
  yearUpgrade: { on: '2027-02-01', sizeTypeId: 3 },
} as const;

const earlier = '2026-11-01';
const reviewSince = '2026-12-30T12:00:00.000Z';

/** A business leaves with two open invoices and one in review. */
async function leave(): Promise<void> {
  tableHolds(
    stored.user(aStaffUser()),
    stored.subscription(
      aSubscription({
        taxIdHash,
        unpaid: [
          anUnpaidInvoice(),
          anUnpaidInvoice({ start: earlier }),
          anUnpaidInvoice({ start: '2026-10-01', inReviewSince: '2026-12-30' }),
        ],
      }),
    ),
    stored.invoice(anInvoice()),
    stored.invoice(anInvoice({ periodStart: earlier, amountCents: 2990 })),
    stored.invoice(anInvoice({ periodStart: '2026-10-01', status: 'in_review', reviewSince })),
  );
  // Both passes of a removal.
  for (const _ of [1, 2]) {
    for (const start of ['2026-10-01', earlier, periodStart]) {
      await closeInvoice(businessId, start, now);
    }
    await closeBilling(businessId, now);
  }
}

const owedBy = async (ids: object, at = now) => {
  const { legalRegister: _, ...rest } = aPendingBusiness({ id: 'biz_01K9A1B2C3D4E5F6G7H8J9KNEW' });
  const record = { ...rest, ...ids };
  return (await findLeftOwing([record, aBusiness({ legalRegister: '12ABC34501DE35' })], at))(
    record,
  );
};

const decide = (start: string, version: number, body: object) =>
  invokeHandler(
    handler,
    aRequest('POST /staff/invoices/{id}/decision', {
      as: { userId: staffId, groups: '[staff]' },
      params: { id: invoiceIdFor(start) },
      headers: ifMatch(version),
      body,
    }),
  );

const paid = { decision: 'paid', paymentMethod: 'PIX' };

beforeEach(async () => {
  stopDateAt(now.toISOString());
  await leave();
});

describe('the debt of a business that left', () => {
  it('is known by the tax id for five years from its day in São Paulo', async () => {
    const owing = [{ amount: 89.8, on: '2027-01-03' }];
    expect(await owedBy({ legalRegister: '11222333000181' })).toEqual(owing);
    // Another establishment of the same company.
    expect(await owedBy({ legalRegister: '11222333000262' })).toEqual(owing);
    expect(await owedBy({ personRegister: '52998224725' })).toEqual([]);
    expect(await owedBy({})).toEqual([]);
    const later = new Date('2032-01-03T00:00:00.000Z');
    expect(await owedBy({ legalRegister: '11222333000181' }, later)).toEqual([]);
    expect(itemAt(debt)).toMatchObject({ ttl: later.getTime() / 1000 });
  });

  it('contains no personal data', () => {
    const [item] = itemsOfKind('DEBT DEBT');
    expect(JSON.stringify(item)).not.toContain('11222333');
    expect(Object.keys(item ?? {}).sort()).toEqual(['PK', 'SK', 'cents', 'on', 'ttl']);
  });

  it('grows by an invoice whose receipt is refused later', async () => {
    stopDateAt('2027-01-10T12:00:00.000Z');
    const { body } = await decide('2026-10-01', 1, { decision: 'refused', reason: 'Outra conta' });
    expect(body).toMatchObject({ status: 'cancelled', leftOwing: true });
    expect(await owedBy({ legalRegister: '11222333000181' })).toEqual([
      { amount: 149.7, on: '2027-01-10' },
    ]);
  });

  it('shrinks by each invoice that is paid later, and then disappears', async () => {
    expect((await decide(periodStart, 2, paid)).body).toMatchObject({ status: 'paid' });
    expect(await owedBy({ legalRegister: '11222333000181' })).toEqual([
      { amount: 29.9, on: '2027-01-03' },
    ]);
    const { body } = await decide(earlier, 2, paid);
    expect(body).not.toHaveProperty('leftOwing');
    expect(body).not.toHaveProperty('cancellationReason');
    expect(itemAt(debt)).toBeUndefined();
  });

  it.each([
    ['the rest of a month', { monthUpgrades: [ofMonth] }, 1],
    ['the rest of a month, never invoiced', { monthUpgrades: [ofMonth], lastNumber: 0 }, 1],
    ['the rest of a paid year', aPaidYear, 2],
    ['nothing: a year that is as dear', { ...aPaidYear, yearCents: 119900 }, 0],
  ])('includes a larger size that was not invoiced yet: %s', async (_, given, index) => {
    // Twenty-one of 30 days of R$ 870,00, and five of twelve months of R$ 900,00.
    const amount = [undefined, 609, 375][index];
    // The state since the request to leave.
    tableHolds(stored.subscription(stopped(aSubscription({ taxIdHash, ...given }))));
    for (const _pass of [1, 2]) await closeBilling(businessId, now);
    expect(await owedBy({ legalRegister: '11222333000181' })).toEqual(
      amount === undefined ? [] : [{ amount, on: '2027-01-03' }],
    );
  });

  it('adds amounts not invoiced yet to unpaid invoices', async () => {
    const subscription = aSubscription({
      ...{ taxIdHash, monthUpgrades: [ofMonth], unpaid: [anUnpaidInvoice()] },
    });
    tableHolds(stored.subscription(subscription), stored.invoice(anInvoice()));
    await closeInvoice(businessId, periodStart, now);
    await closeBilling(businessId, now);
    expect(await owedBy({ legalRegister: '11222333000181' })).toEqual([
      { amount: 668.9, on: '2027-01-03' },
    ]);
  });

  it('does not include invoices that staff had cancelled', async () => {
    tableHolds(
      stored.user(aStaffUser()),
      stored.subscription(aSubscription({ taxIdHash })),
      stored.invoice(anInvoice({ status: 'cancelled', cancellationReason: 'Engano' })),
    );
    await closeInvoice(businessId, periodStart, now);
    const before = allItems();
    expect(itemAt(debt)).toBeUndefined();
    expect((await decide(periodStart, 1, paid)).body['code']).toBe('INVALID_TRANSITION');
    expect(allItems()).toEqual(before);
  });
});
