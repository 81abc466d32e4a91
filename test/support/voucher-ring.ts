/** Mocks the voucher keys, so that tests read no secret of AWS. */
jest.mock('#lambdas/claims/vouchers/voucher-keys.ts', () => ({
  readKeyRing: async () => {
    const { aVoucherKey } = await import('./builders/a-voucher-key.ts');
    return { keys: [aVoucherKey()] };
  },
}));
