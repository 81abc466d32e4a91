import {
  InternalErrorException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { routeKeyOf } from '#contract/http/route.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { handler } from '#lambdas/entries/api/validators.ts';
import { handler as sweep } from '#lambdas/entries/schedule/sweep-reservations.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler, type RequestParts } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aUser } from '#test/support/builders/people.ts';
import type { PoolFault, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { itemAt, itemsOfKind } from '#test/support/memory-table/table.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

/** A request that adds a validator. */
export const addRequest = requestOf.createValidator;
const body = addRequest.body as Record<string, string>;
export const { email, temporaryPassword } = body;

/** Adds a validator, with milliseconds left for the Lambda. */
export const postValidator = (parts: RequestParts = {}, remainingTime = 20_000) =>
  invokeHandler(
    handler,
    aRequest(routeKeyOf(validatorRoutes.createValidator), { ...addRequest, ...parts }),
    remainingTime,
  );

/** Runs the sweep of reservations, by default sixteen minutes from now. */
export const runSweep = (minutesFromNow = 16) =>
  sweep(
    { time: new Date(Date.now() + minutesFromNow * 60_000).toISOString() } as ScheduledEvent,
    { getRemainingTimeInMillis: () => 60_000 } as Context,
  );

/** A business with an owner and two shops. */
export const base = [
  stored.user(aUser({ businessId })),
  stored.business(aBusiness()),
  stored.shop(aShop()),
  stored.shop(aShop({ id: otherShopId, shopIdentifier: 'padariapoente' })),
];

export const timeout = Object.assign(new Error(`No answer for ${email}`), { name: 'TimeoutError' });
export const throttled = new TooManyRequestsException({
  message: 'Too many requests',
  $metadata: {},
});
export const gone = new UserNotFoundException({ message: 'No such user', $metadata: {} });
export const broken = new InternalErrorException({
  message: 'It broke',
  $metadata: { httpStatusCode: 500 },
});

/** Fails a call of the user pool each time, or only the first times. */
export const failing =
  (command: string, error: Error, when: 'before' | 'after' = 'before', times = Infinity) =>
  (made: string, number: number): PoolFault =>
    made === command && number <= times ? { error, when } : undefined;

type Pool = ReturnType<typeof userPoolKeeps>;

/** Returns the stored number of validators of a shop. */
export const storedValidatorsCount = (shop = shopId) =>
  Number(itemAt(keys.validatorsCount(shop))?.['validatorsCount'] ?? 0);

/** Expects that only the daily counter of the attempt is left. */
export function expectNothing(pool: Pool): void {
  expect(pool.accounts()).toEqual([]);
  expect(itemsOfKind('BUSINESS VALIDATOR')).toEqual([]);
  expect(itemsOfKind('BUSINESS VALIDATOR_RESERVATION')).toEqual([]);
  expect(itemsOfKind('VALIDATOR_EMAIL VALIDATOR_EMAIL')).toEqual([]);
  expect(itemsOfKind('USER USER')).toHaveLength(1);
  expect(storedValidatorsCount()).toBe(0);
}

/** Expects the validator with account and user, and the email reserved for them. */
export function expectValidator(pool: Pool): void {
  const [account] = pool.accounts();
  expect(pool.accounts()).toMatchObject([
    {
      email,
      isEnabled: true,
      groups: ['validators'],
      attributes: {
        family_name: businessId,
        'custom:shop': shopId,
        email_verified: 'true',
        name: body['name'],
      },
    },
  ]);
  expect(itemsOfKind('BUSINESS VALIDATOR')).toMatchObject([
    { userId: account?.userId, email, shopId, status: 'pending_first_access', revision: 1 },
  ]);
  expect(itemAt(keys.user(account?.userId ?? ''))).toMatchObject({
    status: 'active',
    businessId,
    shopId,
    isPasswordRequired: true,
  });
  expect(itemsOfKind('BUSINESS VALIDATOR_RESERVATION')).toEqual([]);
  expect(itemsOfKind('VALIDATOR_EMAIL VALIDATOR_EMAIL')).toMatchObject([
    { userId: account?.userId },
  ]);
  expect(storedValidatorsCount()).toBe(1);
}

/** Makes the random waits between attempts constant. */
export function beforeAddingValidators(): void {
  beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));
}
