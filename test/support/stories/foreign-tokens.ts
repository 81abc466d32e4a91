import {
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { awsClientSettings } from '../stage.ts';
import { ourClient } from './sign-in.ts';
import type { ClientOfPool } from './sign-in-by-srp.ts';

const pools: string[] = [];

async function addClient(poolId: string): Promise<ClientOfPool> {
  const cognito = new CognitoIdentityProviderClient(awsClientSettings());
  const { UserPoolClient: created } = await cognito.send(
    new CreateUserPoolClientCommand({
      UserPoolId: poolId,
      ClientName: 'another',
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    }),
  );
  if (!created?.ClientId) throw new Error('Cognito returned no client');
  return { poolId, clientId: created.ClientId };
}

/** Creates another client in the stage's user pool. */
export function anotherClient(): Promise<ClientOfPool> {
  return addClient(ourClient().poolId);
}

/** Creates a separate user pool with a client; both are deleted after the tests of the file. */
export async function anotherPool(): Promise<ClientOfPool> {
  const cognito = new CognitoIdentityProviderClient(awsClientSettings());
  const { UserPool: created } = await cognito.send(
    new CreateUserPoolCommand({ PoolName: 'another' }),
  );
  if (!created?.Id) throw new Error('Cognito returned no pool');
  pools.push(created.Id);
  return addClient(created.Id);
}

afterAll(async () => {
  const cognito = new CognitoIdentityProviderClient(awsClientSettings());
  for (const UserPoolId of pools.splice(0)) {
    await cognito.send(new DeleteUserPoolCommand({ UserPoolId }));
  }
});
