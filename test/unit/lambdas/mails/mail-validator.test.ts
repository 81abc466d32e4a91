import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aValidator, aValidatorUser, validatorUserId } from '#test/support/builders/a-validator.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { jobsOf } from '#test/support/item-changes.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { mails } from '#test/support/mocked-mails.ts';
import { runMails } from '#test/support/mocked-queue.ts';
import { stored } from '#test/support/stored.ts';

const at = '2026-11-21T12:00:00.000Z';
const job = { name: 'mail-validator', id: validatorUserId, businessId };

function holds({ business = aBusiness(), user = aValidatorUser({ createdAt: at }) } = {}): void {
  const validator = aValidator({ name: 'Ganhe em www.x.test', status: 'pending_first_access' });
  tableHolds(stored.user(user), stored.business(business), stored.validator(validator));
}

beforeEach(() => {
  stopDateAt(at);
  holds();
  userPoolKeeps([anAccount(validatorUserId), anAccount(ownerId, { locale: 'es' })]);
});

it('follows the user of a new validator, and no other change of a user', () => {
  const namesOf = (...change: Parameters<typeof jobsOf>) =>
    jobsOf(...change).filter(({ name }) => name === 'mail-validator');
  const key = keys.user(validatorUserId);
  const user = { status: 'active', validatorId: 'val_1', businessId };
  expect(namesOf(key, undefined, user)).toEqual([job]);
  expect(namesOf(key, undefined, { status: 'active' })).toEqual([]);
  expect(namesOf(key, user, { ...user, status: 'disabled' })).toEqual([]);
  expect(namesOf(key, user, { status: 'removed' })).toEqual([]);
});

it('says who added them and to which shop, in the language of the owner, once', async () => {
  await runMails(job);
  await runMails(job);
  expect(mails()).toEqual([
    expect.objectContaining({
      to: [`${validatorUserId}@vitrine.test`],
      subject: 'Padaria Aurora: tu acceso a Vitrine',
      text: expect.stringContaining(`La empresa ${aBusiness().name} dio a este correo acceso`),
    }),
  ]);
  expect(mails()[0]?.text).toContain('https://vitrine.test/login');
});

it('contains neither private data of the owner nor a password', async () => {
  await runMails(job);
  expect(JSON.stringify(mails())).not.toMatch(/x\.test|Balcao#2026/);
});

it('has the language that its receiver chose, if any', async () => {
  userPoolKeeps([anAccount(validatorUserId, { locale: 'en' }), anAccount(ownerId)]);
  await runMails(job);
  expect(mails()[0]?.subject).toContain('your access');
});

it.each([
  ['were removed', { user: aValidatorUser({ createdAt: at, status: 'removed' }) }],
  [
    'were added over a week ago',
    { user: aValidatorUser({ createdAt: '2026-11-14T11:59:59.999Z' }) },
  ],
  ['were added by a business that is suspended', { business: aBusiness({ status: 'suspended' }) }],
])('is not sent to those who %s', async (_, items) => {
  holds(items);
  expect(await runMails(job)).toEqual({ batchItemFailures: [] });
  expect(mails()).toEqual([]);
});
