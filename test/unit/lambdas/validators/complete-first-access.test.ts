import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aStaffUser } from '#test/support/builders/people.ts';
import {
  mockFirstAccess,
  now,
  passwordChanges,
  passwords,
  sendFirstAccess,
  storedNewValidator,
} from '#test/support/first-access.ts';
import {
  beforeNextWrite,
  beforeWrite,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { validatorId, validatorUserId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const second = Date.parse('2026-11-22T10:00:05.000Z') / 1000;

beforeEach(mockFirstAccess);
afterEach(() => jest.useRealTimers());

describe('completing the first access', () => {
  it("changes the password with the caller's token, and activates record and user", async () => {
    tableHolds(...storedNewValidator);
    expect(await sendFirstAccess()).toMatchObject({
      status: 200,
      body: { isPasswordRequired: false },
    });
    const [PreviousPassword, ProposedPassword] = passwords;
    expect(passwordChanges()).toEqual([
      { AccessToken: 'access-token', PreviousPassword, ProposedPassword },
    ]);
    expect(itemAt(keys.validator(businessId, validatorId))).toMatchObject({
      status: 'active',
      revision: 4,
    });
    expect(itemAt(keys.validator(businessId, validatorId))).not.toHaveProperty('unusedUntil');
    expect(itemAt(keys.user(validatorUserId))).not.toHaveProperty('isPasswordRequired');
  });

  it('ends the requirement for staff, who have no validator record', async () => {
    const staff = aStaffUser({ isPasswordRequired: true });
    tableHolds(stored.user(staff));
    expect((await sendFirstAccess(staff.userId)).status).toBe(200);
    expect(itemAt(keys.user(staff.userId))).not.toHaveProperty('isPasswordRequired');
  });

  it('changes the password once when its writes conflict', async () => {
    tableHolds(...storedNewValidator);
    beforeWrite(({ writeNumber }) => (writeNumber < 3 ? 'conflict' : undefined));
    expect((await sendFirstAccess()).status).toBe(200);
    expect(passwordChanges()).toHaveLength(1);
    expect(itemAt(keys.validator(businessId, validatorId))).toMatchObject({
      status: 'active',
    });
  });

  it('leaves only the session that changed the password, and sign-ins from then on', async () => {
    const signInsSince = new Date((second - 60) * 1000).toISOString();
    const user = aValidatorUser({ isPasswordRequired: true, signInsSince });
    tableHolds(...storedNewValidator.slice(0, 1), stored.user(user));
    expect((await sendFirstAccess(validatorUserId, second - 61)).status).toBe(401);
    const { status, body } = await sendFirstAccess(validatorUserId, second - 30);
    expect(status).toBe(200);
    expect(itemAt(keys.user(validatorUserId))).toMatchObject({
      signInsSince: '2026-11-22T10:00:05.000Z',
      signInOfChange: second - 30,
    });
    for (const field of ['signInsSince', 'signInOfChange']) expect(body).not.toHaveProperty(field);
  });

  it('keeps all sessions if the token does not say when its user signed in', async () => {
    tableHolds(...storedNewValidator);
    expect((await sendFirstAccess()).status).toBe(200);
    expect(itemAt(keys.user(validatorUserId))).not.toHaveProperty('signInsSince');
    expect(itemAt(keys.user(validatorUserId))).not.toHaveProperty('signInOfChange');
  });

  it('does not count a session that another temporary password ended during the call', async () => {
    tableHolds(...storedNewValidator);
    beforeNextWrite(() =>
      putItems(
        stored.validator(aValidator({ status: 'pending_first_access', revision: 4 })),
        stored.user(aValidatorUser({ isPasswordRequired: true, signInsSince: now })),
      ),
    );
    expect((await sendFirstAccess(validatorUserId, second - 30)).status).toBe(401);
    expect(itemAt(keys.user(validatorUserId))).toMatchObject({ isPasswordRequired: true });
  });

  it('does not end the requirement of another temporary password by the owner', async () => {
    tableHolds(...storedNewValidator);
    beforeNextWrite(() =>
      putItems(stored.validator(aValidator({ status: 'pending_first_access', revision: 4 }))),
    );
    expect(await sendFirstAccess()).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
    expect(passwordChanges()).toHaveLength(1);
    expect(itemAt(keys.user(validatorUserId))).toMatchObject({ isPasswordRequired: true });
  });
});
