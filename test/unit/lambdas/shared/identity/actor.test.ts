import { actorOf } from '#lambdas/platform/identity/actor.ts';
import { isMemberOfShop } from '#lambdas/platform/identity/shop-member.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';

const staffSince = '2026-01-01T00:00:00.000Z';

describe('an actor', () => {
  it.each([
    ['a caller without a record', undefined, [], 'consumer'],
    ['a user', aUser(), [], 'consumer'],
    ['a user in the owners group without a business', aUser(), ['owners'], 'consumer'],
    ['a user in the staff group without a staff record', aUser(), ['staff'], 'consumer'],
    ['a user with a business', aUser({ businessId }), [], 'owner'],
    ['a user with a shop to validate in', aUser({ businessId, shopId }), [], 'validator'],
    ['a user with a staff record outside the staff group', aUser({ staffSince }), [], 'consumer'],
    ['a user with a staff record in the staff group', aUser({ staffSince }), ['staff'], 'staff'],
    ['staff with a business', aUser({ staffSince, businessId }), ['staff'], 'staff'],
  ] as const)('for %s has the role of its user record and groups', (_, item, groups, role) => {
    expect(actorOf({ userId: ownerId, groups }, item).role).toBe(role);
  });

  it.each(['disabled', 'removed'] as const)('is refused for a %s user', (status) => {
    expect(() => actorOf({ userId: ownerId, groups: [] }, aUser({ status }))).toThrow(
      expect.objectContaining({ code: 'UNAUTHENTICATED' }),
    );
  });

  it('is refused for a session from before the sign-ins that count', () => {
    const item = aUser({ signInsSince: '2026-11-22T10:00:00.000Z', signInOfChange: 1795341000 });
    const actorAt = (authTime?: number) =>
      actorOf({ userId: ownerId, groups: [], ...(authTime && { authTime }) }, item);
    for (const authTime of [1795341599, undefined]) {
      expect(() => actorAt(authTime)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
    }
    for (const authTime of [1795341000, 1795341600]) {
      expect(actorAt(authTime)).toEqual({
        ...actorOf({ userId: ownerId, groups: [] }, aUser()),
        authTime,
      });
    }
  });

  it('is refused for a validator without an item, whose account is not theirs yet', () => {
    const caller = { userId: ownerId, groups: ['validators'] };
    expect(() => actorOf(caller, undefined)).toThrow(
      expect.objectContaining({ code: 'UNAUTHENTICATED' }),
    );
    expect(actorOf(caller, aUser({ businessId, shopId })).role).toBe('validator');
  });

  it('has the start of the second factor, and when the caller signed in', () => {
    const secondFactorSince = '2026-11-22T10:00:00.000Z';
    const caller = { userId: ownerId, groups: ['staff'], authTime: 1795341600 };
    expect(actorOf(caller, aUser({ staffSince, secondFactorSince }))).toMatchObject({
      secondFactorSince,
      authTime: 1795341600,
    });
  });

  it('has the fields of the user item', () => {
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

const owner = { userId: ownerId, role: 'owner', businessId, isPasswordRequired: false } as const;
const validator = {
  userId: strangerId,
  role: 'validator',
  businessId,
  shopId,
  isPasswordRequired: false,
} as const;

describe('the members of a shop', () => {
  it.each([
    ['its owner', owner],
    ['a validator of it', validator],
  ])('include %s', (_, actor) => {
    expect(isMemberOfShop(actor, aShop())).toBe(true);
  });

  it.each([
    ['a validator of another shop', { ...validator, shopId: otherShopId }],
    ['another user', { ...owner, userId: strangerId }],
    ['anyone without a token', undefined],
    ['its owner before a temporary password is changed', { ...owner, isPasswordRequired: true }],
    [
      'a validator before a temporary password is changed',
      { ...validator, isPasswordRequired: true },
    ],
  ])('do not include %s', (_, actor) => {
    expect(isMemberOfShop(actor, aShop())).toBe(false);
  });
});
