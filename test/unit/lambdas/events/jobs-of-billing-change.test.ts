import { mailDelayOf } from '#lambdas/messages/mails/mail-timing.ts';
import type { InvoiceEvent } from '#lambdas/messages/notifications/notified-event.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { jobsOf } from '#test/support/item-changes.ts';

const madeAt = '2026-12-01T09:00:07.000Z';
const seconds = Date.parse(madeAt) / 1000;
const december = '2026-12-01';
const january = '2027-01-01';
const delay = { delaySeconds: mailDelayOf(businessId) };

const jobs = (names: readonly string[], event: InvoiceEvent, later = {}) =>
  names.map((name) => ({
    name,
    ...{ id: businessId, businessId, event },
    ...(name === 'mail-owner' && later),
  }));

describe('a change of the unpaid invoices of a subscription', () => {
  const key = keys.subscription(businessId);
  const unpaid = (...entries: readonly (readonly [string, number])[]) => ({
    unpaid: entries.map(([start, reminder]) => ({ start, reminder: String(reminder) })),
  });
  const both = ['tell-owner', 'mail-owner'];

  it.each<[string, InvoiceEvent['code'], number, readonly string[], number | undefined]>([
    ['the issue of an invoice', 'INVOICE_ISSUED', 0, ['mail-owner'], undefined],
    ['the reminder before its due day', 'INVOICE_DUE_SOON', 1, both, 0],
    ['the first one after it', 'INVOICE_OVERDUE', 2, both, 1],
    ['the second one after it', 'INVOICE_OVERDUE', 3, both, 2],
    ['the second one, where the schedule was late', 'INVOICE_OVERDUE', 3, both, 0],
  ])('by %s notifies about %s', (_, code, step, names, before) => {
    const was = before === undefined ? unpaid() : unpaid([december, before]);
    const event = { code, at: madeAt, start: december, step };
    expect(jobsOf(key, was, unpaid([december, step]), seconds)).toEqual(jobs(names, event, delay));
  });

  it('notifies about each changed invoice, and about no other', () => {
    const other = ['2026-11-01', 3] as const;
    const was = unpaid([december, 1], other);
    const is = unpaid([december, 2], other, [january, 0]);
    const codes = jobsOf(key, was, is).flatMap((job) =>
      job.name === 'mail-owner' ? [job.event.code] : [],
    );
    expect(codes).toEqual(['INVOICE_OVERDUE', 'INVOICE_ISSUED']);
  });

  it.each([
    ['a payment', unpaid([december, 2]), unpaid()],
    ['a payment that was taken back', unpaid(), unpaid([december, 3])],
    ['the seed', undefined, unpaid([december, 0])],
  ])('by %s sends no notification', (_, was, is) => {
    expect(jobsOf(key, was, is)).toEqual([]);
  });
});

describe('a change of an invoice', () => {
  const key = keys.invoice(businessId, december);
  const both = ['tell-owner', 'mail-owner'];
  const mailOnly = ['mail-owner'];

  it.each<[string, string, InvoiceEvent['code'], readonly string[]]>([
    ['in_review', 'open', 'PAYMENT_REFUSED', both],
    ['in_review', 'paid', 'PAYMENT_CONFIRMED', both],
    ['open', 'paid', 'PAYMENT_CONFIRMED', both],
    ['paid', 'open', 'PAYMENT_REOPENED', mailOnly],
    ['open', 'cancelled', 'INVOICE_CANCELLED', mailOnly],
    ['in_review', 'cancelled', 'INVOICE_CANCELLED', mailOnly],
  ])('from %s to %s notifies about %s at once', (before, status, code, names) => {
    const event = { code, at: madeAt, start: december, step: 4 };
    const change = [{ status: before }, { status, version: '4' }] as const;
    expect(jobsOf(key, ...change, seconds)).toEqual(jobs(names, event));
  });

  it.each([
    ['its receipt', { status: 'open' }, { status: 'in_review' }],
    ['another receipt', { status: 'in_review' }, { status: 'in_review' }],
    ['its issue', undefined, { status: 'open' }],
  ])('by %s sends no notification', (_, before, after) => {
    expect(jobsOf(key, before, after)).toEqual([]);
  });
});

test('mails of many businesses are spread over fifteen minutes', () => {
  const delays = Array.from({ length: 2000 }, (_, n) => mailDelayOf(`biz_${n}`));
  const minutes = Map.groupBy(delays, (one) => Math.floor(one / 60));
  expect(Math.max(...delays)).toBeLessThanOrEqual(900);
  for (let minute = 0; minute < 15; minute += 1) {
    expect(minutes.get(minute)?.length).toBeGreaterThan(90);
  }
});
