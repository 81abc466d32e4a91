/** The key of trials, which the stack of a stage makes: no test reads a secret of AWS for it. */
jest.mock('#lambdas/billing/trial-secret.ts', () => ({ readTrialKey: async () => 'key of test' }));
