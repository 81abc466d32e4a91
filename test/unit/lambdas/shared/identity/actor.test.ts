import { actorOf } from '#lambdas/shared/identity/actor.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';

const { id: businessId } = aBusiness();
const shopId = 'shp_01K9B1B2C3D4E5F6G7H8J9KABC';
const staffSince = '2026-01-01T00:00:00.000Z';

describe('who calls', () => {
  it.each([
    ['nobody we know yet', undefined, [], 'consumer'],
    ['a user', aUser(), [], 'consumer'],
    ["a user in the owners' group alone", aUser(), ['owners'], 'consumer'],
    ["a user in the staff's group alone", aUser(), ['staff'], 'consumer'],
    ['one with a business', aUser({ businessId }), [], 'owner'],
    ['one with the shop they validate in', aUser({ businessId, shopId }), [], 'validator'],
    ['one with a staff record alone', aUser({ staffSince }), [], 'consumer'],
    ['one with a staff record in the group', aUser({ staffSince }), ['staff'], 'staff'],
    ['staff with a business', aUser({ staffSince, businessId }), ['staff'], 'staff'],
  ] as const)('%s is known by the table and the groups', (_, item, groups, role) => {
    expect(actorOf({ userId: ownerId, groups }, item).role).toBe(role);
  });

  it.each(['disabled', 'removed'] as const)('is refused once they are %s', (status) => {
    expect(() => actorOf({ userId: ownerId, groups: [] }, aUser({ status }))).toThrow(
      expect.objectContaining({ code: 'UNAUTHENTICATED' }),
    );
  });

  it('has the fields of their item', () => {
    const terms = { version: '2026-11-01', acceptedAt: '2026-11-02T12:00:00.000Z' };
    const item = aUser({ businessId, shopId, isPasswordRequired: true, terms });
    expect(actorOf({ userId: ownerId, groups: [] }, item)).toEqual({
      userId: ownerId,
      role: 'validator',
      businessId,
      shopId,
      isPasswordRequired: true,
      terms,
      createdAt: item.createdAt,
    });
  });

  it('has the defaults of a new user without an item', () => {
    expect(actorOf({ userId: ownerId, groups: [] }, undefined)).toEqual({
      userId: ownerId,
      role: 'consumer',
      isPasswordRequired: false,
    });
  });
});
