import {
  AdminGetUserCommand,
  type AdminGetUserCommandInput,
  CognitoIdentityProviderClient,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '#lambdas/entries/api/staff.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { findContacts } from '#lambdas/staff/find-contacts.ts';
import { aPendingBusiness } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aStaffUser, ownerId, staffId } from '#test/support/builders/people.ts';
import { logLines } from '#test/support/log-lines.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
const error = { message: 'of Cognito', $metadata: {} };
const email = 'ana@vitrine.test';

const account = (attributes: Record<string, string>) => ({
  UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
});

const people = (count: number) => Array.from({ length: count }, (_, number) => `user-${number}`);

beforeEach(() => cognito.reset());

describe('the applicant of a business', () => {
  it('has name, e-mail and telephone of the account with the id of the user', async () => {
    cognito
      .on(AdminGetUserCommand, { UserPoolId: 'sa-east-1_pool', Username: ownerId })
      .resolves(
        account({ sub: ownerId, name: 'Ana Souza', email, phone_number: '+5581998765432' }),
      );
    const find = await findContacts([ownerId]);
    expect(find(ownerId)).toEqual({ name: 'Ana Souza', email, phone: '+5581998765432' });
  });

  it('has only the attributes that the account has', async () => {
    cognito.on(AdminGetUserCommand).resolves(account({ email, name: '' }));
    expect((await findContacts([ownerId]))(ownerId)).toEqual({ email });
  });

  it('is absent if the account is gone, or if nobody was requested', async () => {
    cognito.on(AdminGetUserCommand).rejects(new UserNotFoundException(error));
    expect((await findContacts([ownerId]))(ownerId)).toBeUndefined();
    expect((await findContacts([]))(ownerId)).toBeUndefined();
  });
});

describe('the applicants of a page', () => {
  it('are each read once, four at a time', async () => {
    let [running, most] = [0, 0];
    cognito.on(AdminGetUserCommand).callsFake(async ({ Username }: AdminGetUserCommandInput) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return account({ email: `${Username}@vitrine.test` });
    });
    const find = await findContacts([...people(100), ...people(100)]);
    expect(cognito.calls()).toHaveLength(100);
    expect(most).toBe(4);
    expect(people(100).map((id) => find(id)?.email)).toEqual(
      people(100).map((id) => `${id}@vitrine.test`),
    );
  });

  it('are not read further after a failure', async () => {
    cognito.on(AdminGetUserCommand).rejects(new TooManyRequestsException(error));
    await expect(findContacts(people(100))).rejects.toThrow('of Cognito');
    expect(cognito.calls().length).toBeLessThanOrEqual(4);
  });

  it('are given up if Cognito is too slow', async () => {
    cognito.on(AdminGetUserCommand).resolves(account({ email }));
    await expect(findContacts(people(10), -1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(cognito.calls()).toEqual([]);
  });
});

describe('the queue of businesses', () => {
  const business = aPendingBusiness();
  const list = () =>
    invokeHandler(
      handler,
      aRequest('GET /staff/businesses', { as: { userId: staffId, groups: '[staff]' } }),
    );

  beforeEach(() => {
    const place = inGsi1(partitions.businessesOfStatus(business.status), business.id);
    tableHolds(stored.user(aStaffUser()), { ...stored.business(business), ...place });
  });

  it('has a row without applicant if the account is gone', async () => {
    cognito.on(AdminGetUserCommand).rejects(new UserNotFoundException(error));
    expect(await list()).toMatchObject({ status: 200, body: { items: [business] } });
  });

  it('answers 503 with Retry-After while Cognito is throttled', async () => {
    cognito.on(AdminGetUserCommand).rejects(new TooManyRequestsException(error));
    expect(await list()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { code: 'UNAVAILABLE' },
    });
  });

  it('writes nothing of the applicant into the log', async () => {
    cognito
      .on(AdminGetUserCommand)
      .resolves(account({ name: 'Ana Souza', email, phone_number: '+5581998765432' }));
    const lines = await logLines(list);
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/Ana Souza|ana@|98765432/);
  });
});
