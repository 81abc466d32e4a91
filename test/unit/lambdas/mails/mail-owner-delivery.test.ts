import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { userPoolMock } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import { allItems, tableHolds } from '#test/support/memory-table/table.ts';
import { mails, sesRefuses, sesTakes } from '#test/support/mocked-mails.ts';
import { runMails } from '#test/support/mocked-queue.ts';
import { stored } from '#test/support/stored.ts';
import { address, at, job, prepare } from './support/owner-mails.ts';

beforeEach(prepare);

describe('a job that is delivered again', () => {
  it('sends no second mail, but sends a mail about another decision', async () => {
    await runMails(job('BUSINESS_APPROVED'));
    await runMails(job('BUSINESS_APPROVED'));
    expect(mails()).toHaveLength(1);
    await runMails(job('REVISION_APPROVED'));
    expect(mails()).toHaveLength(2);
  });

  it.each([
    // Somebody has to act on these errors; the queue of failed jobs reports them.
    ['SendingPausedException', undefined],
    ['AccountSuspendedException', undefined],
    // The sender is not verified.
    ['MessageRejected', 'Vitrine <ola@vitrine.test>'],
  ])('retries a mail that SES refused with %s, and logs no address', async (name, named) => {
    sesRefuses(name, named);
    const lines = await logLines(async () =>
      expect(await runMails(job('BUSINESS_APPROVED'))).toEqual({
        batchItemFailures: [{ itemIdentifier: 'm0' }],
      }),
    );
    expect(lines.join()).toContain(name);
    expect(lines.join()).not.toContain('@vitrine.test');
    sesTakes();
    await runMails(job('BUSINESS_APPROVED'));
    expect(mails()).toHaveLength(2);
  });

  it.each(['MessageRejected', 'BadRequestException'])(
    'does not retry an address that SES refuses with %s, and logs it without the address',
    async (name) => {
      sesRefuses(name);
      const lines = await logLines(async () => {
        for (const _ of [1, 2])
          expect(await runMails(job('BUSINESS_APPROVED'))).toEqual({ batchItemFailures: [] });
      });
      expect(mails()).toHaveLength(1);
      expect(lines.join()).toContain('mail refused');
      expect(lines.join()).not.toContain('@vitrine.test');
    },
  );
});

test("uses address and language of the owner's item, without a call to the user pool", async () => {
  const user = aUser({ businessId, email: 'novo@vitrine.test', locale: 'en' });
  tableHolds(stored.user(user), stored.business(aBusiness({ approvedAt: at })));
  await runMails(job('BUSINESS_APPROVED'));
  expect(mails()).toMatchObject([
    { to: ['novo@vitrine.test'], subject: expect.stringContaining('approved') },
  ]);
  expect(userPoolMock.calls()).toEqual([]);
});

test('stores neither its text nor the address', async () => {
  const user = aUser({ businessId, email: address });
  tableHolds(stored.user(user), stored.business(aBusiness({ approvedAt: at })));
  const before = allItems().map((item) => JSON.stringify(item));
  await runMails(job('BUSINESS_APPROVED'));
  const made = allItems().filter((item) => !before.includes(JSON.stringify(item)));
  expect(made).toEqual([
    {
      PK: `USER#${ownerId}`,
      SK: `SENT_MAIL#BUSINESS_APPROVED#${at}`,
      ttl: Date.parse('2026-11-29T12:00:00.000Z') / 1000,
    },
  ]);
});

test('a stage without a sender sends no mail, and logs this once', async () => {
  delete process.env['MAIL_FROM'];
  jest.resetModules();
  const { logger } = await import('#lambdas/platform/logging/logger.ts');
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  for (const _ of [1, 2]) await runMails(job('BUSINESS_APPROVED'));
  expect(mails()).toEqual([]);
  expect(warn.mock.calls).toEqual([['mails are off: this stage has no MAIL_FROM']]);
  process.env['MAIL_FROM'] = 'ola@vitrine.test';
});
