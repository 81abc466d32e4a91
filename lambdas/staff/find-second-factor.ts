import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { readAccount } from '#lambdas/platform/identity/read-account.ts';

/** Returns whether Cognito asks a user for a code app. Throws UNAUTHENTICATED for a deleted or disabled account. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const account = await readAccount(userId);
  if (!account?.isEnabled) throw new AppError('UNAUTHENTICATED');
  return account.secondFactors.includes('SOFTWARE_TOKEN_MFA');
}
