import {
  AdminUpdateUserAttributesCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { userPoolId as UserPoolId, userPool } from '../shared/identity/user-pool.ts';

/** What a business wrote into the account of its validator, its id and that of their shop: a blank value deletes it. */
const UserAttributes = ['family_name', 'custom:shop'].map((Name) => ({ Name, Value: '' }));

/** Takes business and shop from the account of a former validator, if it is still there. Throws Cognito's errors. */
export async function forgetBusiness(userId: string): Promise<void> {
  const account = { UserPoolId, Username: userId };
  try {
    await userPool.send(new AdminUpdateUserAttributesCommand({ ...account, UserAttributes }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
