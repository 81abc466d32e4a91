import { isMemberOfShop } from '#lambdas/platform/identity/shop-member.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { ownerId, strangerId } from '#test/support/builders/people.ts';

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
