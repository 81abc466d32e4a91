import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  InvalidParameterException,
  InvalidPasswordException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { FieldError } from '#contract/http/errors.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { readAccount } from '#lambdas/platform/identity/read-account.ts';
import { userPoolClient } from '#lambdas/platform/identity/user-pool.ts';
import { userPoolId as UserPoolId } from '#lambdas/platform/identity/user-pool-id.ts';

export interface Account {
  readonly userId: string;
  /** The business that created it for a validator. Clients cannot write this attribute. */
  readonly businessId: string | undefined;
}

export interface ValidatorAccount {
  readonly businessId: string;
  readonly email: string;
  readonly name: string;
  readonly shopId: string;
  readonly temporaryPassword: string;
}

const attributesOf = ({ businessId, name, shopId }: ValidatorAccount) => [
  { Name: 'name', Value: name },
  { Name: 'family_name', Value: businessId },
  { Name: 'custom:shop', Value: shopId },
];

/** Returns VALIDATION_FAILED for a value that the contract allows but the user pool refuses; `path` is its field. */
function refusalOf(error: unknown, path: 'email' | 'temporaryPassword'): unknown {
  const refuse = (field: string) => {
    const errors: FieldError[] = [{ path: field, code: 'INVALID_FORMAT' }];
    return new AppError('VALIDATION_FAILED', { errors });
  };
  if (error instanceof InvalidPasswordException) return refuse('temporaryPassword');
  return error instanceof InvalidParameterException ? refuse(path) : error;
}

/** Does work on an account. Throws the error of `gone` where the account was deleted. */
async function onAccount(work: () => Promise<void>, gone: () => AppError): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof UserNotFoundException ? gone() : error;
  }
}

/** An account was deleted or created a moment ago, after it was read. */
export const changedMeanwhile = () => new AppError('UNAVAILABLE', { retryAfter: 1 });

/** Reads the account with an e-mail; undefined without one. */
export async function findAccountOf(email: string): Promise<Account | undefined> {
  try {
    const account = await readAccount(email);
    return account && { userId: account.userId, businessId: account.attributes['family_name'] };
  } catch (error) {
    // No account can have such a name, and undoing an attempt must come to an end.
    if (error instanceof InvalidParameterException) return undefined;
    throw error;
  }
}

/** Creates a validator's account, without a mail. Returns its `sub`, or undefined where the e-mail has an account. */
export async function createAccount(account: ValidatorAccount): Promise<string | undefined> {
  try {
    const { User } = await userPoolClient.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: account.email,
        MessageAction: 'SUPPRESS',
        TemporaryPassword: account.temporaryPassword,
        UserAttributes: [
          { Name: 'email', Value: account.email },
          { Name: 'email_verified', Value: 'true' },
          ...attributesOf(account),
        ],
      }),
    );
    const userId = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? User?.Username;
    if (userId === undefined) throw new Error('The user pool made an account without a name');
    return userId;
  } catch (error) {
    if (error instanceof UsernameExistsException) return undefined;
    throw refusalOf(error, 'email');
  }
}

async function addToGroup(userId: string): Promise<void> {
  await userPoolClient.send(
    new AdminAddUserToGroupCommand({ UserPoolId, Username: userId, GroupName: 'validators' }),
  );
}

/** Adds an account to the group of validators; repeating it is harmless. Throws UNAVAILABLE where it is gone. */
export function addToValidators(userId: string): Promise<void> {
  return onAccount(() => addToGroup(userId), changedMeanwhile);
}

async function setPassword(userId: string, Password: string): Promise<void> {
  const user = { UserPoolId, Username: userId };
  try {
    await userPoolClient.send(
      new AdminSetUserPasswordCommand({ ...user, Password, Permanent: false }),
    );
  } catch (error) {
    throw refusalOf(error, 'temporaryPassword');
  }
}

async function signOut(userId: string): Promise<void> {
  await userPoolClient.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: userId }));
}

/** Gives an account a new temporary password and ends its sessions. Throws VALIDATION_FAILED, VALIDATOR_NOT_FOUND. */
export function replacePassword(userId: string, temporaryPassword: string): Promise<void> {
  return onAccount(
    async () => {
      await setPassword(userId, temporaryPassword);
      await signOut(userId);
    },
    () => new AppError('VALIDATOR_NOT_FOUND'),
  );
}
