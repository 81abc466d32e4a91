import { randomUUID } from 'node:crypto';
import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { BodyInputOf } from '#contract/http/route.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import type { Validator } from '#contract/validators/validators.ts';
import { ourClient } from '../stage.ts';
import type { OwnedBusiness } from './businesses.ts';
import { type Call, call } from './call.ts';
import { type Person, signedIn, stageUserPool } from './people.ts';

export const temporaryPassword = 'Balcao#2026';
export const chosenPassword = 'Padaria#2026';

const { completeFirstAccess, createValidator } = validatorRoutes;

type ValidatorBody = BodyInputOf<typeof createValidator>;

/** The request body that adds a validator to a shop, with a unique email. */
function aValidatorInput(
  shop: Pick<Shop, 'id'>,
  changes: Partial<ValidatorBody> = {},
): ValidatorBody {
  const email = `${randomUUID()}@vitrine.test`;
  return { name: 'Bia Souza', email, temporaryPassword, shopId: shop.id, ...changes };
}

/** Returns the owner's request to add a validator to a shop. */
export const additionOf = (
  { owner, business }: OwnedBusiness,
  shop: Pick<Shop, 'id'>,
  changes: Partial<ValidatorBody> = {},
): Call => ({ as: owner, params: { id: business.id }, body: aValidatorInput(shop, changes) });

/** Adds a validator to a shop. */
export async function addValidator(
  owned: OwnedBusiness,
  shop: Pick<Shop, 'id'>,
  changes: Partial<ValidatorBody> = {},
): Promise<Validator> {
  return (await call(createValidator, additionOf(owned, shop, changes))).body;
}

/** Signs a validator in, by default with their temporary password. */
export const signInValidator = (
  { email }: Pick<Validator, 'email'>,
  password = temporaryPassword,
) => signedIn(email, ourClient(), { password });

/** Changes the temporary password of a signed-in user. */
export const changePassword = (
  as: Pick<Person, 'token'>,
  previousPassword = temporaryPassword,
  newPassword = chosenPassword,
) => call(completeFirstAccess, { as, body: { previousPassword, newPassword } });

/** Adds a validator, who signs in and changes their temporary password. */
export async function anActiveValidator(owned: OwnedBusiness, shop: Pick<Shop, 'id'>) {
  const validator = await addValidator(owned, shop);
  const person = await signInValidator(validator);
  expect((await changePassword(person)).status).toBe(200);
  return { validator, person };
}

/** Returns the account of an email in the user pool; undefined if there is none. */
export async function accountOf(email: string) {
  const user = { UserPoolId: ourClient().poolId, Username: email };
  try {
    const account = await stageUserPool().send(new AdminGetUserCommand(user));
    const { Groups = [] } = await stageUserPool().send(new AdminListGroupsForUserCommand(user));
    return {
      userId: account.Username ?? '',
      isEnabled: account.Enabled,
      status: account.UserStatus,
      groups: Groups.map(({ GroupName }) => GroupName),
      attributes: Object.fromEntries(
        (account.UserAttributes ?? []).map(({ Name = '', Value }) => [Name, Value]),
      ),
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}
