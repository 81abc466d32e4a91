import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  InvalidParameterException,
  InvalidPasswordException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { FieldError } from '#contract/errors.ts';
import { AppError } from '../shared/app-error.ts';
import { userPoolId as UserPoolId, userPool } from '../shared/identity/user-pool.ts';

/** An account of the user pool. */
export interface Account {
  readonly userId: string;
  /** The business that made it for a validator of theirs. Clients cannot write this attribute. */
  readonly businessId: string | undefined;
}

/** What the account of a validator has. */
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

/** VALIDATION_FAILED for an e-mail or a password that the user pool refuses although the contract allows it. */
function refusalOf(error: unknown): unknown {
  const refuse = (path: string) => {
    const errors: FieldError[] = [{ path, code: 'INVALID_FORMAT' }];
    return new AppError('VALIDATION_FAILED', { errors });
  };
  if (error instanceof InvalidPasswordException) return refuse('temporaryPassword');
  return error instanceof InvalidParameterException ? refuse('email') : error;
}

/** The account with an e-mail; undefined where there is none. */
export async function findAccountOf(email: string): Promise<Account | undefined> {
  try {
    const { Username, UserAttributes = [] } = await userPool.send(
      new AdminGetUserCommand({ UserPoolId, Username: email }),
    );
    const attributeOf = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
    const userId = attributeOf('sub') ?? Username;
    return userId === undefined ? undefined : { userId, businessId: attributeOf('family_name') };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/**
 * Makes the account of a validator, without a mail. Returns its `sub`, or undefined where the e-mail has an
 * account. Throws VALIDATION_FAILED.
 */
export async function createAccount(account: ValidatorAccount): Promise<string | undefined> {
  try {
    const { User } = await userPool.send(
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
    throw refusalOf(error);
  }
}

/** Makes an account one of the group of validators; it may be one already. */
export async function addToValidators(userId: string): Promise<void> {
  await userPool.send(
    new AdminAddUserToGroupCommand({ UserPoolId, Username: userId, GroupName: 'validators' }),
  );
}

async function setPassword(userId: string, Password: string): Promise<void> {
  const user = { UserPoolId, Username: userId };
  try {
    await userPool.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: false }));
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Makes a disabled account that of a validator again. It can sign in from then on, but every call is refused
 * until its user is active.
 */
export async function restoreAccount(userId: string, account: ValidatorAccount): Promise<void> {
  const user = { UserPoolId, Username: userId };
  await userPool.send(new AdminEnableUserCommand(user));
  await setPassword(userId, account.temporaryPassword);
  const UserAttributes = attributesOf(account);
  await userPool.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }));
  await addToValidators(userId);
}

/** Gives an account another temporary password and ends its sessions. */
export async function replacePassword(userId: string, temporaryPassword: string): Promise<void> {
  await setPassword(userId, temporaryPassword);
  await userPool.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: userId }));
}
