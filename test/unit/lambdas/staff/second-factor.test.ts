import { randomUUID } from 'node:crypto';
import {
  AdminGetUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { accountsFail, accountsHave, userPool } from '#test/support/mocked-accounts.ts';
import { table, tableHolds, updates } from '#test/support/mocked-table.ts';

const now = new Date('2026-11-22T10:00:04.300Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const since = '2026-11-22T09:00:00.000Z';
const authTime = Date.parse(since) / 1000;
const details = { message: 'of Cognito', $metadata: {} };
const refusal = { code: 'SECOND_FACTOR_REQUIRED', status: 403 };

/** A staff member whom no test has called as before, since containers remember them. */
const someone = (secondFactorSince?: string) => ({
  userId: randomUUID(),
  role: 'staff' as const,
  isPasswordRequired: false,
  authTime,
  ...(secondFactorSince && { secondFactorSince }),
});

async function requireFactor(actor: ReturnType<typeof someone>, at = now): Promise<void> {
  const { requireSecondFactor } = await import('#lambdas/staff/second-factor.ts');
  await requireSecondFactor(actor, at);
}

beforeAll(() => {
  process.env['SECOND_FACTOR_OF_STAFF'] = 'required';
});

beforeEach(() => {
  tableHolds();
  accountsHave('SOFTWARE_TOKEN_MFA');
});

describe('the second factor of staff', () => {
  it('is read from the account of the caller', async () => {
    const actor = someone(since);
    await requireFactor(actor);
    expect(userPool.commandCalls(AdminGetUserCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'sa-east-1_pool',
      Username: actor.userId,
    });
    expect(updates()).toEqual([]);
  });

  it('is stored from the next whole second on by the first call that sees it, which is refused', async () => {
    const actor = someone();
    await expect(requireFactor(actor)).rejects.toMatchObject(refusal);
    expect(updates()).toMatchObject([
      {
        Key: keys.user(actor.userId),
        ConditionExpression: '#status = :active AND attribute_not_exists(secondFactorSince)',
        ExpressionAttributeValues: { ':since': '2026-11-22T10:00:05.000Z' },
      },
    ]);
  });

  it.each([[[]], [['SMS_MFA']]])(
    'is removed from the item of staff whose account has the factors %j',
    async (factors) => {
      accountsHave(...factors);
      const actor = someone(since);
      await expect(requireFactor(actor)).rejects.toMatchObject(refusal);
      expect(updates()).toMatchObject([
        {
          Key: keys.user(actor.userId),
          UpdateExpression: 'REMOVE secondFactorSince',
          ConditionExpression: 'secondFactorSince = :since',
          ExpressionAttributeValues: { ':since': since },
        },
      ]);
    },
  );

  it.each(['store', 'clear'])('is refused where another call was faster to %s it', async (how) => {
    if (how === 'clear') accountsHave();
    const failure = { message: 'The conditional request failed', $metadata: {} };
    table.on(UpdateCommand).rejects(new ConditionalCheckFailedException(failure));
    const actor = someone(how === 'clear' ? since : undefined);
    await expect(requireFactor(actor)).rejects.toMatchObject(refusal);
  });

  it('is refused without a change to a sign-in before it', async () => {
    const actor = someone(since);
    await expect(requireFactor({ ...actor, authTime: authTime - 1 })).rejects.toMatchObject(
      refusal,
    );
    expect(updates()).toEqual([]);
  });

  it('is refused with UNAUTHENTICATED where the account is gone or disabled', async () => {
    accountsFail(new UserNotFoundException(details));
    await expect(requireFactor(someone(since))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    userPool.reset();
    const disabled = { Username: 'x', Enabled: false, UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] };
    userPool.on(AdminGetUserCommand).resolves(disabled);
    await expect(requireFactor(someone(since))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('a container', () => {
  it('asks Cognito once a minute for staff with the factor', async () => {
    const actor = someone(since);
    await requireFactor(actor);
    await requireFactor(actor, later(59_999));
    expect(userPool.calls()).toHaveLength(1);
    accountsHave();
    await expect(requireFactor(actor, later(60_000))).rejects.toMatchObject(refusal);
    expect(userPool.calls()).toHaveLength(1);
  });

  it('does not let staff wait who have just set up the factor', async () => {
    const actor = someone();
    accountsHave();
    await expect(requireFactor(actor)).rejects.toMatchObject(refusal);
    accountsHave('SOFTWARE_TOKEN_MFA');
    await expect(requireFactor(actor)).rejects.toMatchObject(refusal);
    expect(updates()).toHaveLength(1);
    await requireFactor({ ...actor, secondFactorSince: since });
  });

  it('stores no start by what it remembers', async () => {
    const actor = someone(since);
    await requireFactor(actor);
    accountsHave();
    const { secondFactorSince: _, ...cleared } = actor;
    await expect(requireFactor(cleared, later(1000))).rejects.toMatchObject(refusal);
    expect(updates()).toEqual([]);
  });

  it('does not apply what it remembers to other staff or another start', async () => {
    const actor = someone(since);
    await requireFactor(actor);
    accountsHave();
    await expect(requireFactor(someone(since))).rejects.toMatchObject(refusal);
    const earlier = '2026-11-22T08:00:00.000Z';
    const restarted = { ...actor, secondFactorSince: earlier };
    await expect(requireFactor(restarted)).rejects.toMatchObject(refusal);
  });
});
