import { plans } from '#contract/billing/plans.ts';
import { newSubscription, type SubscriptionItem } from '#lambdas/billing/subscription.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { prose } from '#test/support/prose.ts';
import { stored } from '#test/support/stored.ts';

/** First invoiced month of the businesses in a town. */
export const firstMonth = '2027-01-01';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a business id whose last letters encode a number, so that ids spread over the partitions of subscriptions.
 */
export function businessIdOf(number: number): string {
  let [rest, text] = [number, ''];
  for (let length = 0; length < 6; length += 1) {
    text = `${letters[rest % letters.length]}${text}`;
    rest = Math.floor(rest / letters.length);
  }
  return `biz_01K9A1B2C3D4E5F6G7H8${text}`;
}

/** Names of the maximum length. */
const longest = { name: prose(80, 1), legalName: prose(120, 2) };

/** Returns an approved business whose trial ended with the previous month. */
export const theBusiness = (number: number, hasLongNames = false) => {
  const id = businessIdOf(number);
  const sizeTypeId = plans.sizeTypes[number % 5]?.id ?? 1;
  const trialEndsAt = '2026-12-31T12:00:00.000Z';
  return aBusiness({ id, sizeTypeId, trialEndsAt, ...(hasLongNames && longest) });
};

/** Returns its subscription, before the first invoice. */
export const theSubscription = (
  number: number,
  changes: Partial<SubscriptionItem> = {},
): SubscriptionItem => {
  const { id, userId } = theBusiness(number);
  return { ...newSubscription({ id, userId }), nextStart: firstMonth, revision: 1, ...changes };
};

/** Fills the in-memory table with businesses whose first invoice is due. */
export function foundTown(count: number): void {
  const numbers = Array.from({ length: count }, (_, number) => number);
  tableHolds(
    ...numbers.map((number) => stored.business(theBusiness(number))),
    ...numbers.map((number) => stored.subscription(theSubscription(number))),
  );
}
