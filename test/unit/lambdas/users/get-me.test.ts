import { handler } from '#lambdas/entries/api/users.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  allItems,
  beforeNextWrite,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const signInsSince = '2026-11-22T10:00:00.000Z';
const me = () => {
  const as = { userId: ownerId, authTime: Date.parse(signInsSince) / 1000 };
  return invokeHandler(handler, aRequest('GET /users/me', { as }));
};

beforeEach(() => tableHolds());

describe('the first call of a user', () => {
  it('stores them with only id, status and time', async () => {
    const { createdAt } = (await me()).body;
    const item = { ...keys.user(ownerId), userId: ownerId, status: 'active', createdAt };
    expect(allItems()).toEqual([item]);
  });

  it.each([
    ['the owner that they became', { businessId }, { status: 200, body: { role: 'owner' } }],
    [
      'them with a session that counts',
      { signInsSince },
      { status: 200, body: { createdAt: aUser().createdAt } },
    ],
    ['401 where they were removed', { status: 'removed' as const }, { status: 401 }],
  ])('answers %s, after another call at the same time', async (_, changes, answer) => {
    const first = stored.user(aUser(changes));
    beforeNextWrite(() => putItems(first));
    expect(await me()).toMatchObject(answer);
    expect(allItems()).toEqual([first]);
  });
});
