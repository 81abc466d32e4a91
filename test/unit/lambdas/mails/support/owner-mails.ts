import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

export const at = '2026-11-21T12:00:00.000Z';

/** Address of the owner in the user pool. */
export const address = `${ownerId}@vitrine.test`;

/** Returns the job that mails the owner about an event. */
export const job = (code: string, id = businessId, instant = at) => ({
  name: 'mail-owner',
  id,
  event: { code, at: instant },
});

type Items = readonly ReturnType<typeof stored.business>[];

/** Stores the owner with a business; other items replace equal ones. */
export const holds = (business = aBusiness({ approvedAt: at }), ...others: Items) =>
  tableHolds(stored.user(aUser({ businessId })), stored.business(business), ...others);

/** Prepares a stage at that instant. */
export function prepare(): void {
  stopDateAt(at);
  holds();
  userPoolKeeps([anAccount(ownerId)]);
}
