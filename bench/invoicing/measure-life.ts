import { plans } from '#contract/billing/plans.ts';
import { addDays } from '#contract/statistics/period.ts';
import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { bankingDayFrom } from '#lambdas/billing/invoices/issue.ts';
import { beforeRequest, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';
import { pay } from './books.ts';
import { businessIdOf, firstMonth, theBusiness, theSubscription } from './town.ts';
import { type Units, unitsOfRequest } from './units-of-request.ts';

/** An event in the life of an invoice. */
type Step = readonly [name: string, work: () => Promise<unknown>];

const id = businessIdOf(1);
const secondMonth = '2027-02-01';
const bill = (day: string) => billBusiness(id, new Date(`${day}T09:00:00Z`));

const dueDayOf = (start: string) => bankingDayFrom(addDays(start, plans.dueDays));

/** Two months of a business with names of usual length. */
const usualLife: readonly Step[] = [
  ['issue, the first', () => bill(firstMonth)],
  ['a look at it with nothing to do', () => bill(firstMonth)],
  ['reminder', () => bill(addDays(dueDayOf(firstMonth), -3))],
  ['payment', () => pay(id, firstMonth)],
  ['issue, the one before paid', () => bill(secondMonth)],
  ['suspension', () => bill(addDays(dueDayOf(secondMonth), plans.graceDays))],
  ['payment that lifts it', () => pay(id, secondMonth)],
];

async function unitsOf(work: Step[1]): Promise<Units> {
  let sum: Units = { reads: 0, writes: 0 };
  beforeRequest((request) => {
    const { reads, writes } = unitsOfRequest(request);
    sum = { reads: sum.reads + reads, writes: sum.writes + writes };
    return undefined;
  });
  await work();
  beforeRequest(() => undefined);
  return sum;
}

/** Returns the units of each event, and of an issue with the longest names and most lines. */
export async function measureLife(): Promise<ReadonlyMap<string, Units>> {
  const measured = new Map<string, Units>();
  tableHolds(stored.business(theBusiness(1)), stored.subscription(theSubscription(1)));
  for (const [name, work] of usualLife) measured.set(name, await unitsOf(work));
  // The first period is so short that it is invoiced with the next one.
  const subscription = theSubscription(1, { nextStart: '2027-01-25', lastNumber: 1 });
  tableHolds(stored.business(theBusiness(1, true)), stored.subscription(subscription));
  const largest = await unitsOf(() => bill(secondMonth));
  return measured.set('issue, longest names, two lines', largest);
}
