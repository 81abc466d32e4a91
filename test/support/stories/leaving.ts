import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderServiceException,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { accountRoutes } from '#contract/routes/accounts.ts';
import type { Shop } from '#contract/shops.ts';
import { newId } from '#lambdas/shared/new-id.ts';
import { keys, validatorListKey } from '#lambdas/shared/table/keys.ts';
import type { ValidatorItem } from '#lambdas/validators/validator-repository.ts';
import { awsClientSettings } from '../stage.ts';
import { call } from './call.ts';
import { aNewcomer, type Person, signedIn } from './people.ts';
import { queueJob } from './queue-job.ts';
import { ourClient } from './sign-in.ts';
import { writeItem, writeItems, writeUser } from './table.ts';

/** Removes the account of a person, by their username unless another name is given. */
export const leave = (person: Person, name = person.userId) =>
  call(accountRoutes.deleteAccount, { as: person, params: { name } });

/** Begins the second pass of the removal of a business now: by itself it comes two minutes after the first. */
export const beginSecondPass = (businessId: string): Promise<void> =>
  queueJob('AccountJobsQueueUrl', {
    name: 'close-business',
    id: businessId,
    after: 'late shops',
  });

/** The name of Cognito's error when a person signs in; undefined where it lets them in. */
export async function signInError({ email }: Person): Promise<string | undefined> {
  try {
    await signedIn(email);
    return undefined;
  } catch (error) {
    return (error as CognitoIdentityProviderServiceException).name;
  }
}

/** Signs up with the e-mail of somebody who left; returns the new account's `sub`. Throws where it is not free. */
export async function signUpWith(email: string): Promise<string | undefined> {
  const client = new CognitoIdentityProviderClient(awsClientSettings());
  const { UserSub } = await client.send(
    new SignUpCommand({
      ClientId: ourClient().clientId,
      Username: email,
      Password: 'Vitrine#2026',
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  );
  return UserSub;
}

/** A signed-in validator of a shop, with record, user and count as the API writes them. */
export async function aWholeValidatorOf(shop: Pick<Shop, 'id' | 'businessId' | 'shopIdentifier'>) {
  const person = await aNewcomer();
  const now = new Date();
  const record: ValidatorItem = {
    id: newId('validator', now),
    businessId: shop.businessId,
    shopId: shop.id,
    userId: person.userId,
    name: 'Ana Lima',
    email: person.email,
    status: 'active',
    createdAt: now.toISOString(),
    shopIdentifier: shop.shopIdentifier,
    validationsCount: 0,
    revision: 1,
  };
  const { businessId, shopId, userId, createdAt } = record;
  await writeUser({
    userId,
    status: 'active',
    businessId,
    shopId,
    validatorId: record.id,
    createdAt,
  });
  const LSI1SK = validatorListKey(false, shopId, record.id);
  await writeItems([{ ...keys.validator(businessId, record.id), ...record, LSI1SK } as never]);
  await writeItem(keys.validatorsCount(shopId), { validatorsCount: 1 });
  return { person, record };
}
