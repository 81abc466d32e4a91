import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aClaim, claimCode, codeNo, holderId } from '#test/support/builders/a-claim.ts';
import { shopIdNo } from '#test/support/builders/a-shop.ts';
import { aUser } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { jobsOf } from '#test/support/item-changes.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { mails } from '#test/support/mocked-mails.ts';
import { runMails } from '#test/support/mocked-queue.ts';
import { stored } from '#test/support/stored.ts';

const at = '2026-11-21T12:00:00.000Z';
const job = { name: 'mail-holder', id: claimCode, businessId, consumerId: holderId };
const cancelled = { status: 'cancelled', cancelledBy: 'business', closedAt: at } as const;

beforeEach(() => {
  stopDateAt(at);
  tableHolds(stored.business(aBusiness({ status: 'closed' })), stored.claim(aClaim(cancelled)));
  userPoolKeeps([anAccount(holderId, { locale: 'es' })]);
});

it.each([
  ['business', [job]],
  ['shop', [job]],
  ['holder', []],
])('follows a claim that was cancelled by or with its %s', (cancelledBy, jobs) => {
  const before = { status: 'open', consumerId: holderId, businessId };
  const after = { ...before, status: 'cancelled', cancelledBy };
  expect(jobsOf(keys.claim(claimCode), before, after)).toEqual(jobs);
  const { consumerId: _, ...left } = after;
  expect(jobsOf(keys.claim(claimCode), after, left)).toEqual([]);
});

it('says which voucher was cancelled and why, in the language of its holder, once for a business', async () => {
  putItems(stored.claim(aClaim({ ...cancelled, code: codeNo(2), title: 'Outra' })));
  await runMails(job);
  await runMails(job);
  await runMails({ ...job, id: codeNo(2) });
  expect(mails()).toEqual([
    expect.objectContaining({
      to: [`${holderId}@vitrine.test`],
      subject: 'Cupón cancelado: Pão francês, 10 unidades',
      text: expect.stringContaining(`El motivo: ${aBusiness().name} cerró`),
    }),
  ]);
});

it.each(['business', 'shop'] as const)('leads to the wallet after its %s left', async (by) => {
  putItems(stored.claim(aClaim({ ...cancelled, cancelledBy: by })));
  await runMails(job);
  expect(mails()[0]?.text).toContain('Ver mis cupones: https://vitrine.test/wallet\n');
});

it('is not sent to a disabled holder', async () => {
  putItems(stored.user(aUser({ userId: holderId, status: 'disabled', email: 'ana@vitrine.test' })));
  expect(await runMails(job)).toEqual({ batchItemFailures: [] });
  expect(mails()).toEqual([]);
});

describe('a claim whose last shop was removed', () => {
  const [here, there] = [shopIdNo(1), shopIdNo(2)];
  const withShops = (number: number, shopsIds: string[]) =>
    stored.claim(aClaim({ ...cancelled, cancelledBy: 'shop', code: codeNo(number), shopsIds }));
  const mailAbout = (number: number) => runMails({ ...job, id: codeNo(number) });

  beforeEach(() => tableHolds(stored.business(aBusiness()), withShops(1, [here, there])));

  it('is reported without any statement about other vouchers of the business', async () => {
    await mailAbout(1);
    expect(mails()).toMatchObject([
      {
        text: expect.stringContaining(
          'solo para las mismas tiendas, también fueron cancelados.\n\nLa empresa: Padaria Aurora. Sus cupones para otras tiendas siguen siendo válidos.',
        ),
      },
    ]);
    expect(mails()[0]?.text).not.toContain('cerró su registro');
  });

  it('is reported once for all claims of the same shops, and again for claims of other shops', async () => {
    putItems(withShops(2, [there, here]), withShops(3, [there]));
    await mailAbout(1);
    await mailAbout(2);
    expect(mails()).toHaveLength(1);
    await mailAbout(3);
    expect(mails()).toHaveLength(2);
  });

  it('does not prevent the mail about the closing of the business on the same day', async () => {
    await mailAbout(1);
    putItems(stored.claim(aClaim(cancelled)));
    await runMails(job);
    expect(mails()).toHaveLength(2);
  });
});

it('omits the reason once the business is gone', async () => {
  tableHolds(stored.claim(aClaim(cancelled)));
  await runMails(job);
  expect(mails()[0]?.text).not.toContain('El motivo');
});

it('is not sent to somebody who left the claim, nor about an open claim', async () => {
  tableHolds(stored.claim(aClaim()));
  await runMails(job);
  tableHolds(
    stored.claim(aClaim({ ...cancelled, consumerId: '11111111-2222-4333-8444-555555555555' })),
  );
  await runMails(job);
  expect(mails()).toEqual([]);
});
