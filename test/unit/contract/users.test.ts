import { hasAccepted } from '#contract/accounts/has-accepted.ts';

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
