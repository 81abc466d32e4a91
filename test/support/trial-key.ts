/** Mocks the trial key, so that tests read no secret of AWS. */
jest.mock('#lambdas/billing/trial-secret.ts', () => ({ readTrialKey: async () => 'key of test' }));
