import { addDays } from '#contract/statistics/period.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { suspensionsOf } from '#lambdas/businesses/suspension.ts';
import { faults } from '#test/support/memory-table/faults.ts';
import { beforeWrite } from '#test/support/memory-table/table.ts';
import { expectWholeNumbersAndSums, isUpgrade, Judge } from './billing/judge.ts';
import { numbersFrom } from './billing/numbers-from.ts';
import {
  approvedOn,
  eventsOfBusiness,
  eventsOfInvoices,
  happen,
  invoicesNow,
  leave,
  morningOf,
  runSchedule,
  type Today,
} from './billing/world.ts';

/** A year and a half of 200 businesses, each in its own table. The seeds are fixed. */
const businesses = 200;
const days = 550;

const noFault = () => beforeWrite(() => undefined);

type Morning = 'skipped' | 'failed' | 'done';

/** Plays a morning: the schedule runs, runs twice concurrently, fails, or does not run. */
async function morning(at: Today, id: string, next: () => number): Promise<Morning> {
  const chance = next();
  if (chance < 0.1) return 'skipped';
  if (chance < 0.2) {
    const fault = faults[Math.floor(next() * faults.length)];
    let left = Math.floor(next() * 3);
    beforeWrite(() => (left-- === 0 ? fault : undefined));
    // The queue delivers the job again, or the run of the next hour queues it.
    await runSchedule(at, id).catch(() => undefined);
    noFault();
    if (chance < 0.13) return 'failed';
  }
  await runSchedule(at, id);
  if (chance > 0.95) await Promise.all([runSchedule(at, id), runSchedule(at, id)]);
  return 'done';
}

type InvoiceEvent = keyof typeof eventsOfInvoices;
const possible: Readonly<Record<InvoiceItem['status'], readonly InvoiceEvent[]>> = {
  open: ['pay', 'pay', 'pay', 'sendReceipt', 'sendReceipt', 'cancel'],
  in_review: ['pay', 'pay', 'refuse'],
  paid: ['reopen'],
  cancelled: [],
};
const rareness: Readonly<Record<InvoiceItem['status'], number>> = {
  open: 0.08,
  in_review: 0.2,
  paid: 0.001,
  cancelled: 0,
};

async function dayOfInvoices(at: Today, judge: Judge, next: () => number): Promise<void> {
  for (const invoice of invoicesNow()) {
    const { status } = invoice;
    if (next() >= rareness[status]) continue;
    const event = possible[status][Math.floor(next() * possible[status].length)];
    if (!event) continue;
    await happen(invoice.businessId, () => eventsOfInvoices[event](invoice, at));
    if (event === 'sendReceipt') judge.receiptSent(invoice, at.today);
    if (event === 'refuse') judge.receiptRefused(invoice, at.today);
    if (event === 'reopen') judge.reopened(invoice, at.today);
    if (event === 'pay' || event === 'cancel') judge.settled(invoicesNow(), at.today);
  }
}

const businessEvents = Object.keys(eventsOfBusiness) as (keyof typeof eventsOfBusiness)[];

async function dayOfBusiness(at: Today, id: string, judge: Judge, next: () => number) {
  if (next() >= 0.02) return;
  const event = businessEvents[Math.floor(next() * businessEvents.length)] ?? 'lift';
  await happen(id, (business) => eventsOfBusiness[event](business, at));
  if (event === 'suspend') judge.stopped(invoicesNow());
}

interface Judged {
  readonly at: Today;
  readonly id: string;
  readonly judge: Judge;
  readonly billedFrom: string;
}

/** Compares the business with the model after a run. A failed run may have suspended it, but only with reason. */
async function judgeMorning(outcome: Morning, { at, id, judge, billedFrom }: Judged) {
  const business = await findBusiness(id);
  if (judge.seen(invoicesNow()) && business?.status !== 'active') {
    throw new Error(`${id} is invoiced on ${at.today} while it is ${business?.status}`);
  }
  if (outcome === 'skipped') return;
  const isSuspended = business !== undefined && suspensionsOf(business).includes('payment');
  if (outcome === 'failed' && !isSuspended) return;
  const wasSuspended = judge.isSuspended;
  judge.scheduleRan(invoicesNow(), at.today);
  if (isSuspended !== judge.isSuspended) {
    throw new Error(`${id} is suspended on ${at.today}: ${isSuspended}, by the rules the opposite`);
  }
  if (judge.isSuspended && !wasSuspended) judge.stopped(invoicesNow());
  if (business?.status === 'active' && at.today >= billedFrom) judge.billed(at.today);
}

/** Removes the owner's account, and expects that no invoice is open or issued afterwards. */
async function left(id: string, day: string): Promise<void> {
  await leave(id, morningOf(day));
  const { length } = invoicesNow();
  for (let count = 0; count < 40; count += 1) await runSchedule(morningOf(addDays(day, count)), id);
  expect(invoicesNow()).toHaveLength(length);
  expect(invoicesNow().filter(({ status }) => status === 'open')).toEqual([]);
}

async function live(seed: number): Promise<void> {
  const next = numbersFrom(seed);
  const id = `biz_01K9A1B2C3${String(seed).padStart(16, '0')}`;
  const judge = new Judge();
  const first = addDays('2026-11-01', Math.floor(next() * 120));
  const hasTrial = next() < 0.7;
  const billedFrom = hasTrial ? addDays(first, 31) : first;
  await approvedOn(morningOf(first), { id, hasTrial });
  const leavesAfter = next() < 0.3 ? Math.floor(next() * days) : days;
  for (let count = 0; count < leavesAfter; count += 1) {
    const at = morningOf(addDays(first, count));
    await judgeMorning(await morning(at, id, next), { at, id, judge, billedFrom });
    await dayOfInvoices(at, judge, next);
    await dayOfBusiness(at, id, judge, next);
  }
  if (leavesAfter < days) await left(id, addDays(first, leavesAfter));
  const invoices = invoicesNow();
  judge.expectEachDayOnce(invoices);
  expectWholeNumbersAndSums(invoices);
  expect(invoices.every(({ periodStart }) => periodStart >= billedFrom)).toBe(true);
  issued += invoices.length;
  upgrades += invoices.filter(isUpgrade).length;
}

let issued = 0;
let upgrades = 0;

it('each period is invoiced once, and a business that does not pay is suspended, whatever happens in a year and a half', async () => {
  for (let seed = 1; seed <= businesses; seed += 1) await live(seed);
  // The lives must contain enough invoices to judge; a third of the businesses leaves early.
  expect(issued).toBeGreaterThan(businesses * 4);
  expect(upgrades).toBeGreaterThan(businesses / 5);
});
