import {
  AdminGetUserCommand,
  InvalidParameterException,
} from '@aws-sdk/client-cognito-identity-provider';
import { keys } from '#lambdas/platform/table/keys.ts';
import { reservationKeyOf } from '#lambdas/validators/reservation-key.ts';
import { undoReservation } from '#lambdas/validators/undo-reservation.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { type KeptAccount, userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import { allItems, itemAt, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const email = 'bia@vitrine.test';
const reservationKey = reservationKeyOf(businessId, email);
const key = keys.validatorReservation(businessId, reservationKey.emailHash);
const reservation = {
  ...key,
  ...{ id: 'first', businessId, email, shopId, state: 'reserved' },
  reservedAt: '2026-11-21T12:00:00.000Z',
};
const count = { ...keys.validatorsCount(shopId), validatorsCount: 1 };

const accountOf = (changes: Partial<KeptAccount> = {}): KeptAccount => ({
  userId: '99999999-9999-4999-8999-999999999999',
  email,
  attributes: { family_name: businessId },
  isEnabled: true,
  groups: [],
  password: 'Balcao#2026',
  ...changes,
});

describe('undoing the reservation of a validator', () => {
  it('does not touch the account of a later attempt', async () => {
    tableHolds(reservation, count);
    const account = accountOf();
    const pool = userPoolKeeps([account]);
    // Before this run reads the account, another run has finished, and the e-mail is being added again.
    userPoolMock.on(AdminGetUserCommand).callsFake(() => {
      putItems({ ...reservation, id: 'second' });
      const UserAttributes = [{ Name: 'family_name', Value: businessId }];
      return { Username: account.userId, UserAttributes };
    });
    await undoReservation(reservationKey, 'first');
    expect(pool.accounts()).toHaveLength(1);
    expect(itemAt(key)).toMatchObject({ id: 'second', state: 'reserved' });
    expect(itemAt(count)).toMatchObject({ validatorsCount: 1 });
  });

  it('does nothing if another attempt holds the reservation', async () => {
    tableHolds(reservation, count);
    const pool = userPoolKeeps([accountOf()]);
    await undoReservation(reservationKey, 'second');
    expect(pool.accounts()).toHaveLength(1);
    expect(itemAt(key)).toMatchObject({ state: 'reserved' });
  });

  it('does not touch an account with the e-mail that the business did not create', async () => {
    tableHolds(reservation, count);
    const pool = userPoolKeeps([accountOf({ attributes: { family_name: 'biz_OTHER' } })]);
    await undoReservation(reservationKey, 'first');
    expect(pool.accounts()).toHaveLength(1);
    expect(itemAt(key)).toBeUndefined();
    expect(itemAt(count)).toMatchObject({ validatorsCount: 0 });
  });

  it.each([true, false])(
    'does not change the account of an active user, whether it is enabled (%s) or not',
    async (isEnabled) => {
      const account = accountOf({ isEnabled });
      const user = stored.user(aValidatorUser({ userId: account.userId }));
      tableHolds(reservation, count, user);
      const pool = userPoolKeeps([account]);
      await undoReservation(reservationKey, 'first');
      expect(pool.accounts()).toMatchObject([{ isEnabled }]);
      expect(itemAt(key)).toBeUndefined();
    },
  );

  it('frees the reservation of an e-mail that cannot name an account', async () => {
    tableHolds(reservation, count);
    userPoolKeeps();
    const refusal = new InvalidParameterException({ message: 'Too long', $metadata: {} });
    userPoolMock.on(AdminGetUserCommand).rejects(refusal);
    await undoReservation(reservationKey, 'first');
    expect(itemAt(key)).toBeUndefined();
    expect(itemAt(count)).toMatchObject({ validatorsCount: 0 });
  });

  it('does not lower the count if it was removed with its shop', async () => {
    tableHolds(reservation);
    userPoolKeeps();
    await undoReservation(reservationKey, 'first');
    expect(allItems()).toEqual([]);
  });
});
