import { handler } from '#lambdas/entries/api/users.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  beforeNextWrite,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const version = '2026-11-01';
const terms = { version, acceptedAt: '2026-11-02T12:00:00.000Z' };
const newer = { version: '2026-12-01', acceptedAt: '2026-12-02T12:00:00.000Z' };
const acceptance = { ...keys.acceptedTerms(ownerId, version), userId: ownerId, ...terms };
const having = (changes: Parameters<typeof aUser>[0]) => stored.user(aUser(changes));
const accept = () =>
  invokeHandler(
    handler,
    aRequest('PUT /users/me/terms', { as: { userId: ownerId }, body: { version } }),
  );

beforeEach(() => {
  tableHolds(having({}));
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('accepting the terms', () => {
  it.each([
    ['of another call that was first', [having({ terms }), acceptance], terms],
    ['of a newer version', [having({ terms: newer })], newer],
  ])('answers with the acceptance %s, before or at the same time', async (_, items, answered) => {
    beforeNextWrite(() => putItems(...items));
    expect((await accept()).body['terms']).toEqual(answered);
    expect((await accept()).body['terms']).toEqual(answered);
    expect(itemAt(keys.user(ownerId))).toEqual(items[0]);
    expect(itemsOfKind('USER TERMS')).toEqual(items.slice(1));
  });

  it('answers 401 to a user who was removed at the same time', async () => {
    beforeNextWrite(() => putItems(having({ status: 'removed' })));
    expect(await accept()).toMatchObject({ status: 401 });
    expect(itemsOfKind('USER TERMS')).toEqual([]);
  });
});
