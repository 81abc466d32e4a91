import { handler } from '#lambdas/entries/queue/run-account-jobs.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { reservationKeyOf } from '#lambdas/validators/reservation-key.ts';
import { undoOverdueReservation } from '#lambdas/validators/undo-reservation.ts';
import { aContext, aJob, aShortContext } from '#test/support/a-job.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import {
  aValidator,
  aValidatorUser,
  validatorId,
  validatorUserId,
} from '#test/support/builders/a-validator.ts';
import { userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { allItems, itemAt, itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { deliver, queuedJobs, succeeded } from '#test/support/mocked-queue.ts';
import { stored } from '#test/support/stored.ts';

const job = aJob('disable-validators-of-shop', { id: shopId });

/** Runs a job and returns the jobs that it queues. */
async function run(body: object, context = aContext()): Promise<object[]> {
  const before = queuedJobs().length;
  expect(await deliver(handler, [body], context)).toEqual(succeeded);
  return queuedJobs().slice(before);
}

describe('the job that disables the validators of a removed shop', () => {
  it('disables only the validators of the shop', async () => {
    const other = aValidator({ id: newId('validator', new Date()), shopId: otherShopId });
    tableHolds(
      stored.validator(aValidator()),
      stored.user(aValidatorUser()),
      stored.validator(other),
    );
    userPoolKeeps();
    expect(await run(job)).toEqual([]);
    expect(itemAt(keys.validator(businessId, validatorId))).toMatchObject({
      status: 'disabled',
    });
    expect(itemAt(keys.user(validatorUserId))).toMatchObject({ status: 'removed' });
    expect(itemAt(keys.validator(businessId, other.id))).toMatchObject({ status: 'active' });
  });

  it('undoes a validator who is being added to the shop, whose commit then fails', async () => {
    const reservationIn = (shop: string, email: string) => ({
      ...keys.validatorReservation(businessId, reservationKeyOf(businessId, email).emailHash),
      ...{ id: email, businessId, email, shopId: shop, state: 'reserved' },
      reservedAt: new Date().toISOString(),
    });
    const email = 'bia@vitrine.test';
    const elsewhere = reservationIn(otherShopId, 'ana@vitrine.test');
    tableHolds(reservationIn(shopId, email), elsewhere);
    const attributes = { family_name: businessId, 'custom:shop': shopId };
    const account = { userId: crypto.randomUUID(), email, attributes, isEnabled: true };
    const kept = { ...account, groups: ['validators'], password: 'Balcao#2026' };
    const pool = userPoolKeeps([kept]);
    await run(job);
    expect(allItems()).toEqual([elsewhere]);
    expect(pool.accounts()).toEqual([]);
    // A search misses an account that was created a moment ago, so the schedule deletes it.
    tableHolds(reservationIn(shopId, email), elsewhere);
    userPoolKeeps();
    await run(job);
    expect(itemsOfKind('BUSINESS VALIDATOR_RESERVATION')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: email, state: 'undoing' }), elsewhere]),
    );
    const later = userPoolKeeps([kept]);
    const inAQuarter = new Date(Date.now() + 15 * 60_000);
    await undoOverdueReservation(reservationKeyOf(businessId, email), inAQuarter);
    expect(allItems()).toEqual([elsewhere]);
    expect(later.accounts()).toEqual([]);
  });

  it('continues in another message when its time is over', async () => {
    const validators = Array.from({ length: 15 }, (_, n) =>
      aValidator({ id: newId('validator', new Date(n)), userId: crypto.randomUUID() }),
    );
    tableHolds(...validators.map(stored.validator));
    userPoolKeeps();
    const at = (position: unknown, turn: number) => ({
      ...{ ...job, turn },
      place: { step: 'validators', position },
    });
    expect(await run(job, aShortContext())).toEqual([at(null, 1)]);
    const [rest = {}, ...others] = await run(at(null, 1), aShortContext());
    expect(others).toEqual([]);
    expect(rest).toEqual(at(expect.any(String), 2));
    expect(await run(rest)).toEqual([]);
    const statuses = itemsOfKind('BUSINESS VALIDATOR').map((item) => item['status']);
    expect(new Set(statuses)).toEqual(new Set(['disabled']));
  });
});
