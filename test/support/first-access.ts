import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { routeKeyOf } from '#contract/http/route.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { handler } from '#lambdas/entries/api/validators.ts';
import { aRequest, invokeHandler } from './builders/a-request.ts';
import { aValidator, aValidatorUser } from './builders/a-validator.ts';
import { stopDateAt } from './fixed-clock.ts';
import { userPoolKeeps, userPoolMock } from './kept-user-pool.ts';
import { requestOf, validatorUserId } from './request-of-route.ts';
import { stored } from './stored.ts';

/** Instant of the first access in these tests. */
export const now = '2026-11-22T10:00:05.700Z';

/** A validator with a temporary password, with their user. */
export const storedNewValidator = [
  stored.validator(aValidator({ status: 'pending_first_access', unusedUntil: now })),
  stored.user(aValidatorUser({ isPasswordRequired: true })),
];

/** Stops the clock, and makes the user pool accept everything. */
export function mockFirstAccess(): void {
  stopDateAt(now);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  userPoolKeeps();
}

/** The caller changes their password; `authTime` is the time of their sign-in, in seconds. */
export const sendFirstAccess = (userId = validatorUserId, authTime?: number) =>
  invokeHandler(
    handler,
    aRequest(routeKeyOf(validatorRoutes.completeFirstAccess), {
      ...requestOf.completeFirstAccess,
      as: { userId, ...(authTime && { authTime }) },
      headers: {
        authorization: 'Bearer access-token',
        'content-type': 'application/json',
        'idempotency-key': 'key-of-8',
      },
    }),
  );

/** Passwords that `sendFirstAccess` sends: the previous and the new one. */
export const passwords = Object.values(requestOf.completeFirstAccess.body as object) as string[];

/** Returns the password changes sent to the user pool. */
export const passwordChanges = () =>
  userPoolMock.commandCalls(ChangePasswordCommand).map((sent) => sent.args[0].input);
