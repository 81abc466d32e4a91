import {
  CognitoIdentityProviderClient,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientSettings } from '#scripts/stage/local-environment.ts';

/** Creates an empty user pool, in which staff look for applicants; `remove` deletes it. */
export async function makeBenchPool(endpoint: string) {
  const client = new CognitoIdentityProviderClient(clientSettings(endpoint));
  const PoolName = `vitrine-bench-${Date.now()}`;
  const { UserPool } = await client.send(new CreateUserPoolCommand({ PoolName }));
  const UserPoolId = UserPool?.Id;
  if (UserPoolId === undefined) throw new Error('The endpoint made no user pool.');
  return {
    id: UserPoolId,
    remove: async () => {
      await client.send(new DeleteUserPoolCommand({ UserPoolId }));
    },
  };
}
