import type { ScheduledEvent, SQSEvent } from 'aws-lambda';
import { handler as runAccountJobs } from '#lambdas/entries/queue/run-account-jobs.ts';
import { handler as runExports } from '#lambdas/entries/queue/run-exports.ts';
import { handler as runReports } from '#lambdas/entries/queue/run-reports.ts';
import { handler as sweepOwners } from '#lambdas/entries/schedule/sweep-owners.ts';
import { handler as sweepReservations } from '#lambdas/entries/schedule/sweep-reservations.ts';
import { inGsi1, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { reservationKeyOf } from '#lambdas/validators/reservation-key.ts';
import { aJob } from '#test/support/a-job.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aClaim, claimCode, holderId } from '#test/support/builders/a-claim.ts';
import { aReport, reportId, storedReport } from '#test/support/builders/a-report.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { anAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import { aContext } from '#test/support/lambda-context.ts';
import { itemAt, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { mails } from '#test/support/mocked-mails.ts';
import { runMails } from '#test/support/mocked-messages.ts';
import { exportId, validatorId, validatorUserId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => {}) }));

const start = Date.parse('2026-11-01T12:00:00.000Z');
const hour = 60 * 60_000;
const instantOf = (hours: number) => new Date(start + hours * hour).toISOString();

const fileKey = `${ownerId}/file.json`;
const email = 'bia@vitrine.test';

/** Stores an owner, a holder and a validator without e-mails, and items for each job and schedule. */
function marketplaceHolds(): void {
  const { emailHash } = reservationKeyOf(businessId, email);
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.user(aUser({ userId: holderId })),
    stored.user(aValidatorUser()),
    {
      ...stored.business(aBusiness()),
      ...inGsi1(partitions.businessesOfStatus('active'), `2026-10-01T12:00:00.000Z#${businessId}`),
    },
    {
      ...stored.validator(
        aValidator({ status: 'pending_first_access', unusedUntil: instantOf(99) }),
      ),
      ...inGsi2(partitions.unusedAccesses, `${instantOf(99)}#${validatorId}`),
    },
    {
      ...keys.validatorReservation(businessId, emailHash),
      ...inGsi2(partitions.validatorReservations, `${instantOf(50)}#${emailHash}`),
      ...{ id: 'crashed', businessId, email, shopId, state: 'reserved' },
      reservedAt: instantOf(50),
    },
  );
}

const record = (job: object) =>
  ({
    Records: [{ messageId: 'm0', body: JSON.stringify(job), attributes: {} }],
  }) as unknown as SQSEvent;
const succeeded = { batchItemFailures: [] };

/** The events of one day: a decision, a cancelled claim, a report and an export. */
async function day(at: string): Promise<void> {
  putItems(
    stored.claim(aClaim({ status: 'cancelled', cancelledBy: 'business', closedAt: at })),
    storedReport(aReport()),
    { ...keys.export(ownerId), id: exportId, status: 'processing', createdAt: at, fileKey },
  );
  const decision = { code: 'BUSINESS_APPROVED', at };
  const mailed = await runMails(
    { name: 'mail-owner', id: businessId, event: decision },
    { name: 'mail-holder', id: claimCode, businessId, consumerId: holderId },
  );
  expect(mailed).toEqual(succeeded);
  const report = aJob('make-report', { id: reportId, fileKey: aReport().fileKey ?? '' });
  expect(await runReports(record(report), aContext())).toEqual(succeeded);
  const file = aJob('make-export', { id: fileKey });
  expect(await runExports(record(file), aContext())).toEqual(succeeded);
}

const calls = () => userPoolMock.calls().map(({ args: [command] }) => command.constructor.name);

afterEach(() => jest.useRealTimers());

test('a month of mails, reports, exports, schedules and a removal adds no active user to the Cognito bill', async () => {
  marketplaceHolds();
  filesAre([], Buffer.alloc(0));
  const accounts = [ownerId, holderId].map((id) => anAccount(id));
  const never = { ...anAccount(validatorUserId), status: 'FORCE_CHANGE_PASSWORD' as const };
  const crashed = {
    ...anAccount(strangerId),
    email,
    attributes: { email, family_name: businessId },
  };
  const pool = userPoolKeeps([...accounts, never, crashed]);
  for (let hours = 0; hours < 30 * 24; hours += 1) {
    const time = instantOf(hours);
    stopDateAt(time);
    await sweepOwners({ time } as ScheduledEvent, aContext());
    await sweepReservations({ time } as ScheduledEvent, aContext());
    if (hours % 24 === 0) await day(time);
  }
  const removal = aJob('remove-account', { id: validatorUserId });
  expect(await runAccountJobs(record(removal), aContext())).toEqual(succeeded);

  expect(mails()).toHaveLength(60);
  expect(itemAt(keys.user(validatorUserId))).toMatchObject({ status: 'removed' });
  expect(pool.accounts().map(({ userId }) => userId)).toEqual([ownerId, holderId]);
  // 720 sweeps of one owner and thirty exports; the owner, the holder, the access and the reservation once each.
  const counts = Object.fromEntries(
    [...new Set(calls())].map((name) => [name, calls().filter((one) => one === name).length]),
  );
  expect(counts).toEqual({ ListUsersCommand: 754, AdminDeleteUserCommand: 2 });
});
