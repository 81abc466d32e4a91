import { plans } from '#contract/billing/plans.ts';
import { newSubscription } from '#lambdas/billing/subscription.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
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

/** Fills the in-memory table with businesses whose first invoice is due. */
export function foundTown(count: number): void {
  const items = Array.from({ length: count }, (_, number) => {
    // The trial ended with the previous month.
    const business = aBusiness({
      id: businessIdOf(number),
      sizeTypeId: plans.sizeTypes[number % 5]?.id ?? 1,
      trialEndsAt: '2026-12-31T12:00:00.000Z',
    });
    const subscription = { ...newSubscription(business), nextStart: firstMonth, revision: 1 };
    return [stored.business(business), stored.subscription(subscription)];
  });
  tableHolds(...items.flat());
}
