/** The keys of vouchers, which the deploy of a stage makes: no test reads a secret of AWS for them. */
jest.mock('#lambdas/claims/vouchers/voucher-keys.ts', () => ({
  readKeyRing: async () => {
    const { aVoucherKey } = await import('./builders/a-voucher-key.ts');
    return { keys: [aVoucherKey()] };
  },
}));
