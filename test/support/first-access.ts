import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { routeKeyOf } from '#contract/http/route.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { handler } from '#lambdas/entries/api/validators.ts';
import { aRequest, invokeHandler } from './builders/a-request.ts';
import { aValidator, aValidatorUser } from './builders/a-validator.ts';
import { stopDateAt } from './fixed-clock.ts';
import { emptyUserPool, userPoolMock } from './mocked-user-pool.ts';
import { requestOf, validatorUserId } from './request-of-route.ts';
import { stored } from './stored.ts';

/** When a first access is completed in these tests. */
export const now = '2026-11-22T10:00:05.700Z';

/** A validator who has to change their temporary password, with their user. */
export const storedNewValidator = [
  stored.validator(aValidator({ status: 'pending_first_access', unusedUntil: now })),
  stored.user(aValidatorUser({ isPasswordRequired: true })),
];

/** The clock stands still, and the user pool accepts everything. */
export function mockFirstAccess(): void {
  stopDateAt(now);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  emptyUserPool();
}

/** The caller changes their password; `authTime` is when they signed in, in seconds. */
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

/** The passwords that `sendFirstAccess` sends: the one before and the new one. */
export const passwords = Object.values(requestOf.completeFirstAccess.body as object) as string[];

/** What the user pool was asked to change. */
export const passwordChanges = () =>
  userPoolMock.commandCalls(ChangePasswordCommand).map((sent) => sent.args[0].input);
