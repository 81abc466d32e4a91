/** Returns whether the user pool finds an account. It may miss one, so the sweep asks again a day later. */
export async function hasAccount(userId: string): Promise<boolean> {
  const { searchAccount } = await import('#lambdas/platform/identity/search-account.ts');
  return (await searchAccount('sub', userId)) !== undefined;
}
