import { userRoutes } from '#contract/accounts/user-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aUser, owner, ownerId } from '#test/support/builders/people.ts';
import {
  allItems,
  beforeNextWrite,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { stored } from '#test/support/stored.ts';

const version = legalDocuments.termsVersion;
const termsOf = (version: string) => ({ version, acceptedAt: '2026-11-02T12:00:00.000Z' });
const having = (changes: Parameters<typeof aUser>[0]) => stored.user(aUser(changes));
const acceptance = (terms: ReturnType<typeof termsOf>) => ({
  ...keys.acceptedTerms(ownerId, terms.version),
  userId: ownerId,
  ...terms,
});
const accept = (accepted: string = version) =>
  call(userRoutes.acceptTerms, { as: owner, body: { version: accepted } });

beforeEach(() => {
  tableHolds(having({ businessId }));
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('acceptTerms', () => {
  it('stores version and time, also for a user without an item', async () => {
    tableHolds();
    const { status, body } = await accept();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { userId: ownerId, role: 'consumer', terms: { version } },
    });
    const { createdAt, terms = termsOf('') } = body;
    expect(terms.acceptedAt).toBe(createdAt);
    expect(allItems()).toEqual([acceptance(terms), having({ createdAt, terms })]);
  });

  it('changes no other field of a user, and keeps their earlier acceptances', async () => {
    const older = termsOf('2020-01-01');
    tableHolds(having({ businessId, terms: older }), acceptance(older));
    const { body } = await accept();
    expect(body).toMatchObject({ role: 'owner', businessId, terms: { version } });
    const { terms = older } = body;
    expect(itemAt(keys.user(ownerId))).toEqual(having({ businessId, terms }));
    expect(itemsOfKind('USER TERMS')).toEqual([older, terms].map(acceptance));
  });

  it.each([
    ['of another call that was first', version],
    ['of a newer version', '2026-12-01'],
  ])('answers with the acceptance %s, before or at the same time', async (_, other) => {
    const terms = termsOf(other);
    const items = [acceptance(terms), having({ businessId, terms })];
    beforeNextWrite(() => putItems(...items));
    expect((await accept()).body.terms).toEqual(terms);
    expect((await accept()).body.terms).toEqual(terms);
    expect(allItems()).toEqual(items);
  });

  it('answers 401 to a user who was removed at the same time', async () => {
    beforeNextWrite(() => putItems(having({ status: 'removed' })));
    expect((await accept()).status).toBe(401);
    expect(itemsOfKind('USER TERMS')).toEqual([]);
  });

  it.each(['2020-01-01', '2999-01-01', 'any'])('refuses the version %s', async (other) => {
    expect((await accept(other)).errors).toEqual([{ path: 'version', code: 'INVALID_VALUE' }]);
    expect(itemsOfKind('USER TERMS')).toEqual([]);
  });
});
