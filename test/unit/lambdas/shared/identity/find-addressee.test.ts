import { ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { findAddressee, lookForAccount } from '#lambdas/platform/identity/find-addressee.ts';
import { insertTombstone } from '#lambdas/platform/identity/user-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { anAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import {
  allItems,
  beforeNextWrite,
  beforeWrite,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);
const email = `${ownerId}@vitrine.test`;
const user = () => itemAt(keys.user(ownerId));
const searches = () => userPoolMock.commandCalls(ListUsersCommand).map(({ args }) => args[0].input);

beforeEach(() => {
  tableHolds(stored.user(aUser()));
  userPoolKeeps([anAccount(ownerId, { locale: 'es' })]);
});

describe('the mail address of a user', () => {
  it("is searched in the user pool once, and then read from the user's item", async () => {
    expect(await findAddressee(ownerId, now)).toEqual({ email, locale: 'es' });
    expect(await findAddressee(ownerId, now)).toEqual({ email, locale: 'es' });
    expect(searches()).toEqual([
      { UserPoolId: 'sa-east-1_pool', Filter: `sub = "${ownerId}"`, Limit: 1 },
    ]);
    expect(user()).toEqual({ ...stored.user(aUser()), email, locale: 'es' });
  });

  it('is not searched again for a user who never chose a language', async () => {
    userPoolKeeps([anAccount(ownerId)]);
    await findAddressee(ownerId, now);
    expect(await findAddressee(ownerId, now)).toEqual({ email });
    expect(searches()).toHaveLength(1);
  });

  it.each(['disabled', 'removed'] as const)(
    'is not found for a user who was %s, and not searched either',
    async (status) => {
      tableHolds(stored.user(aUser({ status, email })));
      expect(await findAddressee(ownerId, now)).toBeUndefined();
      expect(searches()).toEqual([]);
    },
  );

  it('is not found for an account that is disabled in the user pool', async () => {
    userPoolKeeps([{ ...anAccount(ownerId), isEnabled: false }]);
    expect(await findAddressee(ownerId, now)).toBeUndefined();
  });

  it('is searched each time for a user without an item, and no item is created', async () => {
    tableHolds();
    expect(await findAddressee(ownerId, now)).toEqual({ email, locale: 'es' });
    expect(allItems()).toEqual([]);
  });

  it('is not stored on a tombstone that was written meanwhile', async () => {
    const tombstone = stored.user(aUser({ status: 'removed' }));
    beforeNextWrite(() => putItems(tombstone));
    await findAddressee(ownerId, now);
    expect(user()).toEqual(tombstone);
  });

  it('is known for now if other writes prevent storing it', async () => {
    beforeWrite(() => 'conflict');
    expect(await findAddressee(ownerId, now)).toEqual({ email, locale: 'es' });
    expect(user()).toEqual(stored.user(aUser()));
  });

  it('is forgotten with the removal of the user', async () => {
    await findAddressee(ownerId, now);
    const before = aUser({ email, locale: 'es' });
    await commit([insertTombstone(ownerId, before, now)]);
    expect(JSON.stringify(user())).not.toMatch(/vitrine\.test|"es"/);
  });
});

describe('an account that a search does not find', () => {
  beforeEach(() => userPoolKeeps());

  it('is in doubt for a day, and missing after another search at least a day later', async () => {
    expect(await lookForAccount(ownerId, now)).toBe('in doubt');
    expect(await lookForAccount(ownerId, later(23))).toBe('in doubt');
    expect(user()).toMatchObject({ accountMissingSince: now.toISOString() });
    expect(await lookForAccount(ownerId, later(24))).toBe('missing');
  });

  it('is in doubt again after it was found in between', async () => {
    await lookForAccount(ownerId, now);
    userPoolKeeps([anAccount(ownerId)]);
    expect(await lookForAccount(ownerId, later(25))).toMatchObject({ userId: ownerId });
    expect(user()).not.toHaveProperty('accountMissingSince');
    userPoolKeeps();
    expect(await lookForAccount(ownerId, later(26))).toBe('in doubt');
  });

  it('is missing if the user was removed or never came', async () => {
    tableHolds(stored.user(aUser({ status: 'removed' })));
    expect(await lookForAccount(ownerId, now)).toBe('missing');
    expect(user()).not.toHaveProperty('accountMissingSince');
    tableHolds();
    expect(await lookForAccount(ownerId, now)).toBe('missing');
    expect(allItems()).toEqual([]);
  });

  it('gets no mail once it is missing, and is in doubt until then', async () => {
    expect(await findAddressee(ownerId, now)).toBe('in doubt');
    expect(await findAddressee(ownerId, later(25))).toBeUndefined();
  });
});
