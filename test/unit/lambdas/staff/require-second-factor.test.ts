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

const expectRefused = (...of: Parameters<typeof requireFactor>) =>
  expect(requireFactor(...of)).rejects.toMatchObject(refusal);

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
    await expectRefused(actor);
    expect(storedSince(actor)).toBe('2026-11-22T10:00:05.000Z');
  });

  it.each<[string, string | undefined, readonly string[], object, string | undefined]>([
    ['removed from an account with text messages', since, ['SMS_MFA'], {}, undefined],
    ['stored at the same time', undefined, [], { secondFactorSince: since }, since],
    ['of a user removed at the same time', undefined, [], { status: 'removed' }, undefined],
    ['removed at the same time', since, [], { secondFactorSince: undefined }, undefined],
    ['stored anew at the same time', since, [], { secondFactorSince: again }, again],
  ])('is refused if it is %s', async (_, before, factors, changes, after) => {
    if (before) accountsHave(...factors);
    const actor = someone(before);
    beforeNextWrite(() => changeAttributes(keys.user(actor.userId), { ...changes }));
    await expectRefused(actor);
    expect(storedSince(actor)).toBe(after);
  });

  it('is refused with UNAUTHENTICATED if the account is gone or disabled', async () => {
    const gone = new UserNotFoundException({ message: 'of Cognito', $metadata: {} });
    userPoolMock.reset().rejects(gone);
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
    for (const at of [now, later(59_999)]) await requireFactor(actor, at);
    expect(userPoolMock.calls()).toHaveLength(1);
    accountsHave();
    await expectRefused(actor, later(60_000));
    expect(userPoolMock.calls()).toHaveLength(1);
  });

  it.each([undefined, '2026-11-22T08:00:00.000Z'])(
    'uses its cache neither for other staff nor for the start %s',
    async (secondFactorSince) => {
      const actor = someone(since);
      await requireFactor(actor);
      accountsHave();
      await expectRefused(someone(since));
      const { secondFactorSince: _, ...cleared } = actor;
      changeAttributes(keys.user(actor.userId), { secondFactorSince });
      await expectRefused({ ...cleared, ...(secondFactorSince && { secondFactorSince }) });
      expect(storedSince(actor)).toBeUndefined();
    },
  );
});
