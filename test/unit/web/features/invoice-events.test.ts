import type { InvoiceStatus } from '#contract/billing/invoices.ts';
import type { InvoiceForStaff } from '#contract/billing/staff-invoices.ts';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { decidedSince, eventsFrom } from '#web/features/staff/invoice-events.ts';

const businessOf = (status: BusinessStatus): Required<Pick<InvoiceForStaff, 'business'>> => ({
  business: { id: 'biz_01K9A1B2C3D4E5F6G7H8J9KMNP', name: 'Padaria', status },
});

describe('the possible decisions of staff on an invoice', () => {
  it.each<[InvoiceStatus, string[]]>([
    ['open', ['cancel', 'pay']],
    ['overdue', ['cancel', 'pay']],
    ['in_review', ['cancel', 'refuse', 'pay']],
    ['paid', ['reopen']],
    ['cancelled', []],
  ])('that is %s: %j', (status, events) => {
    expect(eventsFrom({ status, ...businessOf('active') })).toEqual(events);
  });

  it.each<[string, Partial<InvoiceForStaff>, string[]]>([
    ['that is suspended', businessOf('suspended'), ['reopen']],
    ['that is leaving', businessOf('closed'), []],
    ['that has left', {}, []],
  ])('that is paid, of a business %s', (_, given, events) => {
    expect(eventsFrom({ status: 'paid', ...given })).toEqual(events);
  });

  it('that a former business left unpaid: a late payment', () => {
    const left = { status: 'cancelled', leftOwing: true } as const;
    expect(eventsFrom(left)).toEqual(['pay']);
    expect(decidedSince(left, 'paid')).toBe('pay');
  });
});

describe('the decision on an invoice since it was listed', () => {
  it.each<[InvoiceStatus, InvoiceStatus, string | undefined]>([
    ['in_review', 'paid', 'pay'],
    ['in_review', 'open', 'refuse'],
    ['in_review', 'overdue', 'refuse'],
    ['overdue', 'cancelled', 'cancel'],
    ['paid', 'overdue', 'reopen'],
    ['open', 'overdue', undefined],
    ['open', 'in_review', undefined],
    ['in_review', 'in_review', undefined],
  ])('listed as %s and now %s: %j', (listed, now, event) => {
    expect(decidedSince({ status: listed }, now)).toBe(event);
  });
});
