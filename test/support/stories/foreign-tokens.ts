import {
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { ClientOfPool } from '#scripts/identity/sign-in.ts';
import { awsClientSettings } from '../stage.ts';
import { ourClient } from './sign-in.ts';

const pools: string[] = [];

async function addClient(poolId: string): Promise<ClientOfPool> {
  const cognito = new CognitoIdentityProviderClient(awsClientSettings());
  const { UserPoolClient: made } = await cognito.send(
    new CreateUserPoolClientCommand({
      UserPoolId: poolId,
      ClientName: 'another',
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    }),
  );
  if (!made?.ClientId) throw new Error('No client was made');
  return { poolId, clientId: made.ClientId };
}

/** A client of the stage's pool that is not the web app's. */
export function anotherClient(): Promise<ClientOfPool> {
  return addClient(ourClient().poolId);
}

/** A client of a pool that has nothing to do with the stage. */
export async function anotherPool(): Promise<ClientOfPool> {
  const cognito = new CognitoIdentityProviderClient(awsClientSettings());
  const { UserPool: made } = await cognito.send(new CreateUserPoolCommand({ PoolName: 'another' }));
  if (!made?.Id) throw new Error('No pool was made');
  pools.push(made.Id);
  return addClient(made.Id);
}

afterAll(async () => {
  const cognito = new CognitoIdentityProviderClient(awsClientSettings());
  for (const UserPoolId of pools.splice(0)) {
    await cognito.send(new DeleteUserPoolCommand({ UserPoolId }));
  }
});
