import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aClaim, claimCode, holderId } from '#test/support/builders/a-claim.ts';
import { aValidator, aValidatorUser, validatorUserId } from '#test/support/builders/a-validator.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import { allItems, tableHolds } from '#test/support/memory-table/table.ts';
import { mails, sesRefuses, sesTakes } from '#test/support/mocked-mails.ts';
import { queuedMessages, runMails, succeeded } from '#test/support/mocked-queue.ts';
import { stored } from '#test/support/stored.ts';

const at = '2026-11-21T12:00:00.000Z';

const secondsLater = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();

const toOwner = {
  name: 'mail-owner',
  id: businessId,
  businessId,
  event: { code: 'BUSINESS_APPROVED', at },
};
const toHolder = { name: 'mail-holder', id: claimCode, businessId, consumerId: holderId };
const toValidator = { name: 'mail-validator', id: validatorUserId, businessId };

beforeEach(() => {
  stopDateAt(at);
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness()),
    stored.claim(aClaim({ status: 'cancelled', closedAt: at })),
    stored.user(aValidatorUser({ createdAt: at })),
    stored.validator(aValidator()),
  );
  userPoolKeeps([ownerId, holderId, validatorUserId].map((id) => anAccount(id)));
});

describe('a mail that SES throttles', () => {
  it.each([
    // Above the sending rate.
    'TooManyRequestsException',
    'ThrottlingException',
    // Above the quota of the day.
    'LimitExceededException',
  ])('with %s is not a failed job, and is queued again', async (name) => {
    sesRefuses(name);
    const jobs = [toOwner, toHolder, toValidator];
    const lines = await logLines(async () => {
      for (const job of jobs) expect(await runMails(job)).toEqual(succeeded);
    });
    expect(queuedMessages()).toEqual(jobs.map((job) => ({ ...job, turn: 1, delaySeconds: 30 })));
    expect(lines.join()).not.toMatch(/job failed|@vitrine\.test/);
    expect(JSON.stringify(allItems())).not.toContain('SENT_MAIL');
  });

  it.each([
    [1, 30],
    [45, 45],
    [600, 600],
    [901, 900],
    [6 * 24 * 60 * 60, 900],
  ])('%s seconds after its event waits for %s seconds', async (age, delaySeconds) => {
    sesRefuses('TooManyRequestsException');
    stopDateAt(secondsLater(age));
    await runMails(toOwner);
    expect(queuedMessages()).toEqual([{ ...toOwner, turn: 1, delaySeconds }]);
  });

  it('is sent once when SES accepts it, also if its job is delivered again', async () => {
    sesRefuses('LimitExceededException');
    await runMails(toOwner);
    const [again] = queuedMessages();
    sesTakes();
    stopDateAt(secondsLater(30));
    for (const _ of ['taken', 'delivered again'])
      expect(await runMails({ ...again })).toEqual(succeeded);
    expect(queuedMessages()).toHaveLength(1);
    expect(mails()).toHaveLength(2);
  });

  it.each([
    ['is queued again as long as its event is a week old by then', 900, 1],
    ['is given up where its event is older by then, and the log says so', 899, 0],
  ])('%s', async (_, left, count) => {
    sesRefuses('LimitExceededException');
    stopDateAt(secondsLater(7 * 24 * 60 * 60 - left));
    const lines = await logLines(async () => expect(await runMails(toOwner)).toEqual(succeeded));
    expect(queuedMessages()).toHaveLength(count);
    expect(lines.filter((line) => line.includes('mail given up'))).toHaveLength(1 - count);
  });
});
