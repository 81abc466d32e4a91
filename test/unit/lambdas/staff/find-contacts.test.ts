import {
  AdminGetUserCommand,
  type AdminGetUserCommandInput,
  CognitoIdentityProviderClient,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { findContacts } from '#lambdas/staff/find-contacts.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
const people = Array.from({ length: 100 }, (_, number) => `user-${number}`);

const account = (attributes: Record<string, string>) => ({
  UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
});

beforeEach(() => cognito.reset());

describe('the contacts of users', () => {
  it('have only the attributes that the account has', async () => {
    cognito.on(AdminGetUserCommand).resolves(account({ email: 'ana@vitrine.test', name: '' }));
    expect((await findContacts(['user']))('user')).toEqual({ email: 'ana@vitrine.test' });
  });

  it('are each read once, four at a time', async () => {
    let [running, most] = [0, 0];
    cognito.on(AdminGetUserCommand).callsFake(async ({ Username }: AdminGetUserCommandInput) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return account({ email: `${Username}@vitrine.test` });
    });
    const find = await findContacts([...people, ...people]);
    expect(cognito.calls()).toHaveLength(100);
    expect(most).toBe(4);
    for (const id of people) expect(find(id)).toEqual({ email: `${id}@vitrine.test` });
  });

  it('are not read further after a failure', async () => {
    const error = new TooManyRequestsException({ message: 'of Cognito', $metadata: {} });
    cognito.on(AdminGetUserCommand).rejects(error);
    await expect(findContacts(people)).rejects.toThrow('of Cognito');
    expect(cognito.calls().length).toBeLessThanOrEqual(4);
  });

  it('are given up if Cognito is too slow', async () => {
    await expect(findContacts(people, -1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(cognito.calls()).toEqual([]);
  });
});
