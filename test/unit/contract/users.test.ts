import { hasAccepted } from '#contract/accounts/has-accepted.ts';
import { user } from '#contract/accounts/users.ts';
import { validatorId } from '#test/support/request-of-route.ts';

const accepted = (version: string) => ({ version, acceptedAt: '2026-11-02T12:00:00.000Z' });

describe('the terms', () => {
  it.each([
    ['never', undefined, false],
    ['in an older version', accepted('2025-12-31'), false],
    ['in the same version', accepted('2026-11-01'), true],
    ['in a newer version', accepted('2026-11-02'), true],
  ])('accepted %s are up to date: %s', (_, terms, isUpToDate) => {
    expect(hasAccepted(terms, '2026-11-01')).toBe(isUpToDate);
  });
});

it('a validator learns their own id, which offline redemptions name', () => {
  const validator = {
    ...{ userId: '34fc42aa-84a4-4669-bd2d-6505dcdb882e', role: 'validator', validatorId },
    ...{ isPasswordRequired: false, createdAt: '2026-11-02T12:00:00.000Z' },
  };
  expect(user.parse(validator)).toEqual(validator);
});
