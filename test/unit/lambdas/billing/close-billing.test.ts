import { staffRoutes } from '#contract/staff/routes.ts';
import { closeBilling, closeInvoice, endOfRetention } from '#lambdas/billing/close-billing.ts';
import { stopped } from '#lambdas/billing/subscription.ts';
import { hashWith } from '#lambdas/billing/tax-id-hash.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { findLeftOwing } from '#lambdas/staff/list-businesses-for-staff.ts';
import { aBusiness, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import {
  anInvoice,
  anUnpaidInvoice,
  aSubscription,
  invoiceIdFor,
  periodStart,
} from '#test/support/builders/an-invoice.ts';
import { aStaffUser } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { allItems, itemAt, itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { asStaff } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2027-01-04T02:00:00.000Z');
const cnpj = '11222333000181';
const taxIdHash = hashWith(cnpj, 'key of test');
const debt = keys.debt(taxIdHash, businessId);
const agreement = keys.agreement(businessId, '2026-01-01');
const agreed = {
  ...agreement,
  ...{ maxShops: 1, maxValidatorsPerShop: 1, maxActiveOffers: 1 },
  ...{ monthlyPrice: 1, note: 'Contrato', validFrom: '2026-01-01' },
};

const earlier = '2026-11-01';
const reviewed = '2026-10-01';

/** The items of a business with two open invoices and one in review. */
const billed = [
  stored.user(aStaffUser()),
  agreed,
  stored.subscription(
    aSubscription({
      taxIdHash,
      unpaid: [
        anUnpaidInvoice(),
        anUnpaidInvoice({ start: earlier }),
        anUnpaidInvoice({ start: reviewed, inReviewSince: '2026-12-30' }),
      ],
    }),
  ),
  stored.invoice(anInvoice()),
  stored.invoice(anInvoice({ periodStart: earlier, amountCents: 2990 })),
  stored.invoice(
    anInvoice({
      ...{ periodStart: reviewed, status: 'in_review' },
      reviewSince: '2026-12-30T12:00:00.000Z',
    }),
  ),
];

/** A business leaves, in both passes of its removal. */
async function leave(...items: typeof billed): Promise<void> {
  tableHolds(...items);
  for (const _ of [1, 2]) {
    for (const start of [reviewed, earlier, periodStart]) {
      await closeInvoice(businessId, start, now);
    }
    await closeBilling(businessId, now);
  }
}

/** The debts that staff see at a new business with a tax id. */
async function owedBy(ids: object, at = now) {
  const { legalRegister: _, ...rest } = aPendingBusiness({ id: 'biz_01K9A1B2C3D4E5F6G7H8J9KNEW' });
  const record = { ...rest, ...ids };
  const another = aBusiness({ legalRegister: '12ABC34501DE35' });
  return (await findLeftOwing([record, another], at))(record);
}
const owed = () => owedBy({ legalRegister: cnpj });

const decide = (start: string, version: number, body: object) =>
  call(staffRoutes.decideInvoice, asStaff(invoiceIdFor(start), version, body));

const paid = { decision: 'paid', paymentMethod: 'PIX' };

beforeEach(() => stopDateAt(now.toISOString()));

describe('the billing of a business that has left', () => {
  it('has its open invoices cancelled, and stored without the owner until five years after their year', async () => {
    await leave(...billed);
    const cancelled = { status: 'cancelled', ttl: endOfRetention('2026-12-01') };
    expect(itemAt(keys.invoice(businessId, periodStart))).toMatchObject(cancelled);
    const until = new Date(cancelled.ttl * 1000).toISOString();
    expect(until).toBe('2032-01-01T03:00:00.000Z');
    const subscription = itemAt(keys.subscription(businessId));
    const unpaid = [{ start: reviewed }];
    const ttl = endOfRetention('2027-01-03');
    expect(subscription).toMatchObject({ userId: '', unpaid, ttl });
    expect(subscription).not.toHaveProperty('nextStart');
    expect(itemAt(agreement)).toMatchObject({ ttl });
  });

  it('leaves an invoice in review to staff', async () => {
    await leave(...billed);
    const left = { status: 'in_review', ttl: endOfRetention('2026-12-01') };
    expect(itemAt(keys.invoice(businessId, reviewed))).toMatchObject(left);
  });

  it('is removed if it was never invoiced', async () => {
    await leave(stored.subscription(aSubscription({ lastNumber: 0 })), agreed);
    expect(allItems()).toEqual([]);
  });
});

describe('the debt of a business that left', () => {
  it('is known by the tax id for five years from its day in São Paulo', async () => {
    await leave(...billed);
    const owing = [{ amount: 89.8, on: '2027-01-03' }];
    expect(await owed()).toEqual(owing);
    // Another establishment of the same company.
    expect(await owedBy({ legalRegister: '11222333000262' })).toEqual(owing);
    expect(await owedBy({ personRegister: '52998224725' })).toEqual([]);
    expect(await owedBy({})).toEqual([]);
    const later = new Date('2032-01-03T00:00:00.000Z');
    expect(await owedBy({ legalRegister: cnpj }, later)).toEqual([]);
    const [item] = itemsOfKind('DEBT DEBT');
    expect(item).toMatchObject({ ttl: later.getTime() / 1000 });
    expect(JSON.stringify(item)).not.toContain('11222333');
    expect(Object.keys(item ?? {}).sort()).toEqual(['PK', 'SK', 'cents', 'on', 'ttl']);
  });

  it('grows by an invoice whose receipt is refused later', async () => {
    await leave(...billed);
    stopDateAt('2027-01-10T12:00:00.000Z');
    const { body } = await decide(reviewed, 1, { decision: 'refused', reason: 'Outra conta' });
    expect(body).toMatchObject({ status: 'cancelled', leftOwing: true });
    expect(await owed()).toEqual([{ amount: 149.7, on: '2027-01-10' }]);
  });

  it('shrinks by each invoice that is paid later, and then disappears', async () => {
    await leave(...billed);
    expect((await decide(periodStart, 2, paid)).body).toMatchObject({ status: 'paid' });
    expect(await owed()).toEqual([{ amount: 29.9, on: '2027-01-03' }]);
    const { body } = await decide(earlier, 2, paid);
    for (const absent of ['leftOwing', 'cancellationReason'])
      expect(body).not.toHaveProperty(absent);
    expect(itemAt(debt)).toBeUndefined();
  });

  // Size upgrades that are not invoiced yet: within a month, and within a paid year.
  const ofMonth = { on: '2026-11-10', sizeTypeId: 5, fromCents: 2990, toCents: 89990 } as const;
  const month = { monthUpgrades: [ofMonth] };
  const year = {
    ...({ billingCycle: 'YEARLY', nextStart: '2027-07-01' } as const),
    ...{ invoicedThrough: '2027-06-30', yearUpgrade: { on: '2027-02-01', sizeTypeId: 3 } as const },
  };

  it.each<[string, Parameters<typeof aSubscription>[0], number | undefined]>([
    // Twenty-one of 30 days of R$ 870,00, and five of twelve months of R$ 900,00.
    ['the rest of a month', month, 609],
    ['the rest of a month, never invoiced', { ...month, lastNumber: 0 }, 609],
    ['the same beside an open invoice', { ...month, unpaid: [anUnpaidInvoice()] }, 668.9],
    ['the rest of a paid year', { ...year, yearCents: 29900 }, 375],
    ['nothing: a year that is as dear', { ...year, yearCents: 119900 }, undefined],
  ])('includes a larger size that was not invoiced yet: %s', async (_, given, amount) => {
    const open = given?.unpaid ? [stored.invoice(anInvoice())] : [];
    // The state since the request to leave.
    await leave(stored.subscription(stopped(aSubscription({ taxIdHash, ...given }))), ...open);
    expect(await owed()).toEqual(amount === undefined ? [] : [{ amount, on: '2027-01-03' }]);
  });

  it('does not include invoices that staff had cancelled', async () => {
    const cancelled = anInvoice({ status: 'cancelled', cancellationReason: 'Engano' });
    const items = [stored.user(aStaffUser()), stored.subscription(aSubscription({ taxIdHash }))];
    await leave(...items, stored.invoice(cancelled));
    const before = allItems();
    expect(itemAt(debt)).toBeUndefined();
    expect((await decide(periodStart, 1, paid)).code).toBe('INVALID_TRANSITION');
    expect(allItems()).toEqual(before);
  });
});
