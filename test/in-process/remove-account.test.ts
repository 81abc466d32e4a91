import type { ScheduledEvent } from 'aws-lambda';
import { ulid } from 'ulid';
import { handler as sweepReservations } from '#lambdas/entries/schedule/sweep-reservations.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { newIndication } from '#lambdas/shops/indications/indication.ts';
import { insertFollow } from '#lambdas/shops/store/follow-store.ts';
import { indicationsOfDay, insertIndication } from '#lambdas/shops/store/indication-store.ts';
import { aContext, aJob } from '#test/support/a-job.ts';
import { anAccountWithAll } from './removal/account-with-all.ts';
import { anOwner, leaving, must, type Owner } from './removal/an-account.ts';
import { expectGone, leftOver } from './removal/expect-gone.ts';
import { removedKinds } from './removal/removed-kinds.ts';
import { marksFound, storedItems, storedKinds } from './removal/stored-marks.ts';
import { drawLinks, replay, runUntilDelayed, runUntilIdle } from './support/background.ts';
import { call } from './support/call.ts';
import { inOrder, twiceAndOutOfOrder } from './support/deliveries.ts';
import { createDownloadBuckets, exportedFilesOf, reportFilesOf } from './support/exported-files.ts';
import { endAt, injectFaults, kindsOfFaults, noFaults } from './support/faults.ts';
import { filesWith } from './support/image-files.ts';
import { staff, startWithStaff } from './support/staff-of-test.ts';
import { accounts, failures } from './support/user-pool.ts';

// Unit tests check the picture; here only the file counts.
jest.mock('#lambdas/media/link-previews/draw-preview.ts', () => ({
  drawPreview: async () => Buffer.from('a picture'),
}));

startWithStaff();

beforeAll(async () => {
  await createDownloadBuckets();
  drawLinks();
});

afterEach(() => {
  injectFaults(noFaults);
  failures.length = 0;
});

/** A late end of a job, and an end between requests; other faults end jobs early and at every transaction. */
const ends = [endAt(15, 'before'), endAt(4, 'after')];

/** Runs the jobs of the removal of an account again, like `npm run replay`. */
async function replayJobsOf({ userId, business }: Pick<Owner, 'userId' | 'business'>) {
  await replay(aJob('remove-account', { id: userId, businessId: business.id }));
  await replay(aJob('close-business', { id: business.id }));
  await runUntilIdle(inOrder);
}

describe('removing an account', () => {
  it('leaves only items that the table of kinds names, also when its jobs run again', async () => {
    const account = await anAccountWithAll(staff);
    await runUntilIdle(inOrder);
    expect(await exportedFilesOf(account.userId)).toHaveLength(1);
    expect(await reportFilesOf(account.business.id)).toHaveLength(1);
    // The files of four images and of the previews of the shop and the offer.
    expect(await filesWith(ownerIdOfUser(account.userId))).toHaveLength(7);
    expect(await filesWith(account.business.id)).toHaveLength(23);
    expect(storedKinds()).toEqual(Object.keys(removedKinds).sort());
    expect((await call('deleteAccount', leaving(account.userId))).status).toBe(204);
    await runUntilIdle(inOrder);
    await expectGone(account);
    const staying = Object.entries(removedKinds).flatMap(([kind, { stays }]) =>
      stays ? [kind] : [],
    );
    expect(staying).toEqual(expect.arrayContaining(Object.keys(leftOver)));
    const before = storedItems();
    await replayJobsOf(account);
    expect(storedItems()).toEqual(before);
  });

  it('reserves the identifiers of its shops, and keeps a tombstone of its validator', async () => {
    const account = await anAccountWithAll(staff);
    await must('deleteAccount', leaving(account.userId));
    await runUntilIdle(inOrder);
    const other = await anOwner(staff, 'Mercado Novo');
    for (const identifier of account.identifiers) {
      const params = { identifier };
      expect((await call('getShopByIdentifier', { params })).body['code']).toBe('SHOP_GONE');
      const asked = await must('checkShopIdentifier', { as: { userId: other.userId }, params });
      expect(asked['available']).toBe(false);
    }
    const { PK, SK } = keys.user(account.validatorUserId);
    const item = storedItems().find((one) => one['PK'] === PK && one['SK'] === SK);
    expect(item).toMatchObject({ status: 'removed' });
    expect(item).not.toHaveProperty('emailHash');
    const seen = await must('getShop', { params: { id: account.shopOfNeighbour.id } });
    expect(seen['followersCount']).toBe(0);
    const follows = { as: { userId: account.follower }, params: { consumerId: account.follower } };
    expect((await must('listFollowedShops', follows))['items']).toEqual([]);
  });

  it('removes a staff member from the records of their decisions', async () => {
    await anAccountWithAll(staff);
    await must('deleteAccount', leaving(staff.userId));
    await runUntilIdle(inOrder);
    expect(marksFound({ sub: [staff.userId] })).toEqual({ user: ['sub'] });
  });

  it.each([noFaults, ...kindsOfFaults, ...ends])(
    'ends completely with $name, although messages come twice and out of order',
    async (faults) => {
      const account = await anAccountWithAll(staff);
      await runUntilIdle(inOrder);
      injectFaults(faults);
      expect([204, 401]).toContain((await call('deleteAccount', leaving(account.userId))).status);
      await runUntilIdle(twiceAndOutOfOrder);
      injectFaults(noFaults);
      await expectGone(account);
    },
  );

  it('removes nothing of an active user or business', async () => {
    const account = await anAccountWithAll(staff);
    await runUntilIdle(inOrder);
    const before = storedItems();
    await replayJobsOf(account);
    expect(storedItems()).toEqual(before);
    expect(accounts.has(account.userId)).toBe(true);
  });

  it.each([['before'], ['after']] as const)(
    'answers 204, and its job and a schedule finish it if Cognito fails %s the deletion',
    async (when) => {
      const account = await anAccountWithAll(staff);
      failures.push(when, when, when);
      expect((await call('deleteAccount', leaving(account.userId))).status).toBe(204);
      const again = await call('deleteAccount', leaving(account.userId));
      expect(again.body['code']).toBe('UNAUTHENTICATED');
      await runUntilIdle(inOrder);
      // The lost answer may belong to the deletion of a reservation's account. The job then finds no account, and
      // leaves the reservation to the schedule.
      const time = new Date(Date.now() + 16 * 60_000).toISOString();
      await sweepReservations({ time } as ScheduledEvent, aContext());
      await expectGone(account);
    },
  );

  it('removes items that a concurrent call wrote', async () => {
    const account = await anAccountWithAll(staff);
    const { userId, shopOfNeighbour } = account;
    await must('deleteAccount', leaving(userId));
    await runUntilDelayed(inOrder);
    // Like a call that read the user before the removal.
    const now = new Date();
    await commit([
      insertFollow(userId, shopOfNeighbour.id, {
        followId: ulid(),
        followedAt: now.toISOString(),
        businessId: shopOfNeighbour.business.id,
      }),
      indicationsOfDay.addOne(userId, now),
      insertIndication(
        newIndication(
          { consumerId: userId, shopName: 'Livraria', city: 'Recife', state: 'PE' },
          { id: newId('indication', now), now },
        ),
      ),
    ]);
    await runUntilIdle(inOrder);
    await expectGone(account);
    const seen = await must('getShop', { params: { id: shopOfNeighbour.id } });
    expect(seen['followersCount']).toBe(0);
  });
});
