import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aClaim, claimCode, holderId } from '#test/support/builders/a-claim.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { mails } from '#test/support/mocked-mails.ts';
import { runMails } from '#test/support/mocked-queue.ts';
import { stored } from '#test/support/stored.ts';

const at = '2026-11-21T12:00:00.000Z';

beforeEach(() => {
  stopDateAt(at);
  // The Lambda reads it on load, at the first job.
  delete process.env['SITE_URL'];
});

test('a mail waits in its queue while the site has no address for its link', async () => {
  const cancelled = { status: 'cancelled', cancelledBy: 'business', closedAt: at } as const;
  tableHolds(stored.business(aBusiness({ status: 'closed' })), stored.claim(aClaim(cancelled)));
  userPoolKeeps([anAccount(holderId)]);
  const job = { name: 'mail-holder', id: claimCode, businessId, consumerId: holderId };
  const lines = await logLines(async () =>
    expect(await runMails(job)).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] }),
  );
  expect(lines.join()).toContain('The site has no address yet');
  expect(mails()).toEqual([]);
});
