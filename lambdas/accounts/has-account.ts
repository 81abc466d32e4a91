/**
 * Returns whether the user pool finds a user's account. It may miss one, so a missing owner is checked again a day
 * later. Throws if Cognito is throttled or down.
 */
export async function hasAccount(userId: string): Promise<boolean> {
  const { searchAccount } = await import('../shared/identity/search-account.ts');
  return (await searchAccount('sub', userId)) !== undefined;
}
