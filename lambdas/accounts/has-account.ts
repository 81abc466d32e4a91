/** Whether the user pool has an account of a user. Throws Cognito's error where it is throttled or down. */
export async function hasAccount(userId: string): Promise<boolean> {
  const { readAccount } = await import('../shared/identity/read-account.ts');
  return (await readAccount(userId)) !== undefined;
}
