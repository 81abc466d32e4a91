/** Makes secret hashes a thousand times faster: hundreds of calls make one of 0.2 s each. No test depends on their cost. */
jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const scrypt = (...[text, salt, length, , done]: Parameters<typeof crypto.scrypt>) =>
    crypto.scrypt(text, salt, length, { N: 2, r: 1, p: 1 }, done);
  return { ...crypto, scrypt };
});

/** Mocks the trial key, so that tests read no secret of AWS. */
jest.mock('#lambdas/billing/trial-secret.ts', () => ({ readTrialKey: async () => 'key of test' }));

/** Mocks the voucher keys, so that tests read no secret of AWS. */
jest.mock('#lambdas/claims/vouchers/voucher-keys.ts', () => ({
  readKeyRing: async () => {
    const { aVoucherKey } = await import('./vouchers.ts');
    return { keys: [aVoucherKey()] };
  },
}));
