/**
 * Whether the user pool finds an account of a user. It may miss one, so an owner without one is asked for again a day later.
 * Throws Cognito's error where it is throttled or down.
 */
export async function hasAccount(userId: string): Promise<boolean> {
  const { searchAccount } = await import('#lambdas/platform/identity/search-account.ts');
  return (await searchAccount('sub', userId)) !== undefined;
}
