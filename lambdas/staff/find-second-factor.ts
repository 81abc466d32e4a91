import {
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../shared/app-error.ts';
import { userPoolId as UserPoolId, userPool } from '../shared/identity/user-pool.ts';

async function readAccount(userId: string): Promise<AdminGetUserCommandOutput> {
  try {
    return await userPool.send(new AdminGetUserCommand({ UserPoolId, Username: userId }));
  } catch (error) {
    if (error instanceof UserNotFoundException) throw new AppError('UNAUTHENTICATED');
    throw error;
  }
}

/**
 * Whether Cognito asks a user for a code app at their next sign-in. Throws UNAUTHENTICATED where the account is
 * gone or disabled, and Cognito's error where it is throttled or down.
 */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const { Enabled: isEnabled, UserMFASettingList: factors = [] } = await readAccount(userId);
  if (!isEnabled) throw new AppError('UNAUTHENTICATED');
  return factors.includes('SOFTWARE_TOKEN_MFA');
}
