import { plans } from '#contract/billing/plans.ts';
import { addDays } from '#contract/statistics/period.ts';
import { dayCount, latest } from '#lambdas/billing/invoices/days.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';

/** A model of a business's billing, independent of the product, that the product is compared with. */
export class Judge {
  /** Days that must be invoiced: the business was active and its trial over when the schedule had run. */
  private readonly billedDays = new Set<string>();
  /** The first day of a suspension for each unpaid invoice, by the invoice's period. */
  private readonly deadlines = new Map<string, string>();
  private readonly reviewedSince = new Map<string, string>();
  isSuspended = false;

  billed(today: string): void {
    this.billedDays.add(today);
  }

  /** The business is not billed from now on: days not invoiced yet never will be. */
  stopped(invoices: readonly InvoiceItem[]): void {
    const through = invoicedThrough(invoices);
    for (const day of this.billedDays) if (day > through) this.billedDays.delete(day);
  }

  /** Records when invoices suspend the business. Returns whether an invoice is new. */
  seen(invoices: readonly InvoiceItem[]): boolean {
    const fresh = invoices.filter(({ periodStart }) => !this.deadlines.has(periodStart));
    for (const { periodStart, dueDate } of fresh) {
      this.deadlines.set(periodStart, addDays(dueDate, plans.graceDays));
    }
    return fresh.length > 0;
  }

  receiptSent({ periodStart }: InvoiceItem, today: string): void {
    if (!this.reviewedSince.has(periodStart)) this.reviewedSince.set(periodStart, today);
  }

  receiptRefused({ periodStart, dueDate }: InvoiceItem, today: string): void {
    const since = latest(dueDate, this.reviewedSince.get(periodStart));
    const days = Math.max(0, dayCount(since, today));
    const moved = addDays(this.deadlines.get(periodStart) ?? '', days);
    this.deadlines.set(periodStart, latest(moved, addDays(today, 3)));
    this.reviewedSince.delete(periodStart);
  }

  reopened({ periodStart, dueDate }: InvoiceItem, today: string): void {
    const first = addDays(dueDate, plans.graceDays);
    this.deadlines.set(periodStart, latest(first, addDays(today, 3)));
    this.reviewedSince.delete(periodStart);
  }

  private isTooLate = ({ periodStart }: InvoiceItem, today: string) =>
    (this.deadlines.get(periodStart) ?? '') <= today;

  /** The schedule ran: an open invoice that is overdue for too long suspends the business. */
  scheduleRan(invoices: readonly InvoiceItem[], today: string): void {
    const open = invoices.filter(({ status }) => status === 'open');
    this.isSuspended ||= open.some((invoice) => this.isTooLate(invoice, today));
  }

  /** An invoice was paid or cancelled: the suspension ends if no invoice is overdue for too long. */
  settled(invoices: readonly InvoiceItem[], today: string): void {
    const unpaid = invoices.filter(({ status }) => status === 'open' || status === 'in_review');
    this.isSuspended &&= unpaid.some((invoice) => this.isTooLate(invoice, today));
  }

  /** Throws if a day is invoiced twice, or if a billed day before the last invoiced day is in no period. */
  expectEachDayOnce(invoices: readonly InvoiceItem[]): void {
    const days = invoices.filter((invoice) => !isUpgrade(invoice)).flatMap(daysOf);
    const invoiced = new Set(days);
    expect(invoiced.size).toBe(days.length);
    const through = invoicedThrough(invoices);
    const missed = [...this.billedDays].filter((day) => day <= through && !invoiced.has(day));
    expect(missed).toEqual([]);
  }
}

/** Whether an invoice charges only the difference to a larger size. */
export const isUpgrade = ({ lines }: InvoiceItem) =>
  lines[0]?.description.startsWith('Mudança') ?? false;

const daysOf = ({ periodStart, periodEnd }: InvoiceItem) =>
  Array.from({ length: dayCount(periodStart, periodEnd) + 1 }, (_, n) => addDays(periodStart, n));

const invoicedThrough = (invoices: readonly InvoiceItem[]) =>
  latest('', ...invoices.map(({ periodEnd }) => periodEnd));

/** Throws if numbers are not consecutive in the order of issue, or if lines do not add up to the amount. */
export function expectWholeNumbersAndSums(invoices: readonly InvoiceItem[]): void {
  const inOrder = invoices.toSorted((one, other) => (one.number < other.number ? -1 : 1));
  const counts = inOrder.map(({ number }) => Number(number.split('-')[1]));
  expect(counts).toEqual(inOrder.map((_, index) => index + 1));
  const issueDates = inOrder.map(({ issueDate }) => issueDate);
  expect(issueDates).toEqual(issueDates.toSorted());
  for (const { lines, amountCents, issueDate, dueDate } of invoices) {
    expect(lines.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(amountCents);
    expect(dayCount(issueDate, dueDate)).toBeGreaterThanOrEqual(plans.dueDays);
  }
}
