import { InternalErrorException } from '@aws-sdk/client-cognito-identity-provider';
import type { ScheduledEvent } from 'aws-lambda';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { handler as sweep } from '#lambdas/entries/schedule/sweep-reservations.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aContext } from './a-job.ts';
import { businessId } from './builders/a-business.ts';
import type { RequestParts } from './builders/a-request.ts';
import { aShop, otherShopId, shopId } from './builders/a-shop.ts';
import type { PoolFault, userPoolKeeps } from './kept-user-pool.ts';
import { itemAt, itemsOfKind } from './memory-table/table.ts';
import { call } from './operations/call.ts';
import { requestOf } from './request-of-route.ts';
import { aBakery } from './stored.ts';

/** The body of a request that adds a validator to the bakery's shop. */
export const newValidatorBody = requestOf.createValidator.body as Record<
  'name' | 'email' | 'temporaryPassword' | 'shopId',
  string
>;

/** Adds a validator to the bakery's shop. */
export const postValidator = (parts: RequestParts = {}) =>
  call(validatorRoutes.createValidator, { ...requestOf.createValidator, ...parts });

/** Runs the sweep of reservations some minutes from now. */
export const runSweep = (minutesFromNow: number) =>
  sweep(
    { time: new Date(Date.now() + minutesFromNow * 60_000).toISOString() } as ScheduledEvent,
    aContext(),
  );

/** The bakery with two shops. */
export const twoShops = aBakery({
  shops: [aShop(), aShop({ id: otherShopId, shopIdentifier: 'padariapoente' })],
});

/** An error of the user pool. */
export const broken = new InternalErrorException({
  message: 'It broke',
  $metadata: { httpStatusCode: 500 },
});

/** Fails a call of the user pool each time, or only the first times. */
export const failing =
  (command: string, error: Error = broken, when: 'before' | 'after' = 'before', times = Infinity) =>
  (made: string, number: number): PoolFault =>
    made === command && number <= times ? { error, when } : undefined;

type Pool = ReturnType<typeof userPoolKeeps>;

/** Returns the stored number of validators of the bakery's shop. */
export const storedValidatorsCount = () =>
  Number(itemAt(keys.validatorsCount(shopId))?.['validatorsCount'] ?? 0);

/** Returns the e-mails that are reserved for validators. */
export const reservedEmails = () => itemsOfKind('VALIDATOR_EMAIL VALIDATOR_EMAIL');

/** Returns the reservations for validators who are being added. */
export const reservations = () => itemsOfKind('BUSINESS VALIDATOR_RESERVATION');

/** Expects that only the daily counter of the attempt is left. */
export function expectNothing(pool: Pool): void {
  expect(pool.accounts()).toEqual([]);
  expect(itemsOfKind('BUSINESS VALIDATOR')).toEqual([]);
  expect([...reservations(), ...reservedEmails()]).toEqual([]);
  expect(itemsOfKind('USER USER')).toHaveLength(1);
  expect(storedValidatorsCount()).toBe(0);
}

/** Expects the validator with account and user, and the e-mail reserved for them. */
export function expectValidator(pool: Pool): void {
  const { name, email } = newValidatorBody;
  const [{ userId } = { userId: '' }] = pool.accounts();
  expect(pool.accounts()).toMatchObject([
    {
      ...{ email, isEnabled: true, groups: ['validators'], status: 'FORCE_CHANGE_PASSWORD' },
      attributes: {
        ...{ email, email_verified: 'true', name },
        ...{ family_name: businessId, 'custom:shop': shopId },
      },
    },
  ]);
  expect(itemsOfKind('BUSINESS VALIDATOR')).toMatchObject([
    { userId, email, shopId, status: 'pending_first_access', revision: 1 },
  ]);
  const user = { status: 'active', businessId, shopId, isPasswordRequired: true };
  expect(itemAt(keys.user(userId))).toMatchObject(user);
  expect(reservations()).toEqual([]);
  expect(reservedEmails()).toMatchObject([{ userId }]);
  expect(storedValidatorsCount()).toBe(1);
}
