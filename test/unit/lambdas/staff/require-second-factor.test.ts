import { randomUUID } from 'node:crypto';
import {
  AdminGetUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aStaffUser } from '#test/support/builders/people.ts';
import { accountsHave, userPoolMock } from '#test/support/kept-user-pool.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-22T10:00:04.300Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const since = '2026-11-22T09:00:00.000Z';
const again = '2026-11-22T10:00:00.000Z';
const authTime = Date.parse(since) / 1000;
const details = { message: 'of Cognito', $metadata: {} };
const refusal = { code: 'SECOND_FACTOR_REQUIRED', status: 403 };

/** A stored staff member who is new to each test, because containers cache staff. */
function someone(secondFactorSince?: string) {
  const userId = randomUUID();
  const given = secondFactorSince ? { secondFactorSince } : {};
  putItems(stored.user(aStaffUser({ userId, ...given })));
  return { userId, role: 'staff' as const, isPasswordRequired: false, authTime, ...given };
}

/** The stored start of a staff member's second factor. */
const storedSince = ({ userId }: ReturnType<typeof someone>) =>
  itemAt(keys.user(userId))?.['secondFactorSince'];

async function requireFactor(actor: ReturnType<typeof someone>, at = now): Promise<void> {
  const { requireSecondFactor } = await import('#lambdas/staff/require-second-factor.ts');
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
  it('is stored from the next whole second by the first call that sees it, and that call is refused', async () => {
    const actor = someone();
    await expect(requireFactor(actor)).rejects.toMatchObject(refusal);
    expect(storedSince(actor)).toBe('2026-11-22T10:00:05.000Z');
  });

  it.each([[[]], [['SMS_MFA']]])(
    'is removed from the item of staff whose account has the factors %j',
    async (factors) => {
      accountsHave(...factors);
      const actor = someone(since);
      await expect(requireFactor(actor)).rejects.toMatchObject(refusal);
      expect(storedSince(actor)).toBeUndefined();
    },
  );

  it.each<[string, string | undefined, Record<string, unknown>, string | undefined]>([
    ['stored at the same time', undefined, { secondFactorSince: since }, since],
    ['of a user removed at the same time', undefined, { status: 'removed' }, undefined],
    ['removed at the same time', since, { secondFactorSince: undefined }, undefined],
    ['stored anew at the same time', since, { secondFactorSince: again }, again],
  ])('is refused and unchanged if it is %s', async (_, before, changes, after) => {
    if (before) accountsHave();
    const actor = someone(before);
    beforeNextWrite(() => changeAttributes(keys.user(actor.userId), changes));
    await expect(requireFactor(actor)).rejects.toMatchObject(refusal);
    expect(storedSince(actor)).toBe(after);
  });

  it('is refused with UNAUTHENTICATED if the account is gone or disabled', async () => {
    userPoolMock.reset().rejects(new UserNotFoundException(details));
    await expect(requireFactor(someone(since))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    userPoolMock.reset();
    const disabled = { Username: 'x', Enabled: false, UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] };
    userPoolMock.on(AdminGetUserCommand).resolves(disabled);
    await expect(requireFactor(someone(since))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('a container', () => {
  it('asks Cognito once a minute for staff with a second factor', async () => {
    const actor = someone(since);
    await requireFactor(actor);
    await requireFactor(actor, later(59_999));
    expect(userPoolMock.calls()).toHaveLength(1);
    accountsHave();
    await expect(requireFactor(actor, later(60_000))).rejects.toMatchObject(refusal);
    expect(userPoolMock.calls()).toHaveLength(1);
  });

  it('stores no start from its cache', async () => {
    const actor = someone(since);
    await requireFactor(actor);
    accountsHave();
    const { secondFactorSince: _, ...cleared } = actor;
    changeAttributes(keys.user(actor.userId), { secondFactorSince: undefined });
    await expect(requireFactor(cleared, later(1000))).rejects.toMatchObject(refusal);
    expect(storedSince(actor)).toBeUndefined();
  });

  it('does not use its cache for other staff or another start', async () => {
    const actor = someone(since);
    await requireFactor(actor);
    accountsHave();
    await expect(requireFactor(someone(since))).rejects.toMatchObject(refusal);
    const earlier = '2026-11-22T08:00:00.000Z';
    const restarted = { ...actor, secondFactorSince: earlier };
    await expect(requireFactor(restarted)).rejects.toMatchObject(refusal);
  });
});
