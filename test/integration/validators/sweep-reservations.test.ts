import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { shopRoutes } from '#contract/shops/routes.ts';
import { inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys } from '#lambdas/platform/table/keys.ts';
import { reservationKeyOf } from '#lambdas/validators/reservation-key.ts';
import { awsClientSettings } from '#test/support/stage.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedShop, type OwnedShop } from '#test/support/stories/shops.ts';
import { ourClient } from '#test/support/stories/sign-in.ts';
import { sweepReservations } from '#test/support/stories/sweep.ts';
import { storedItem, writeItem } from '#test/support/stories/table.ts';
import { accountOf } from '#test/support/stories/validators.ts';

/** The remains of an attempt that crashed after it had created the account. */
async function aCrashedAttempt({ owner, business, shop }: OwnedShop, minutes: number) {
  const email = `${randomUUID()}@vitrine.test`;
  const { emailHash } = reservationKeyOf(business.id, email);
  const key = keys.validatorReservation(business.id, emailHash);
  const reservedAt = new Date(Date.now() - minutes * 60_000).toISOString();
  const place = inGsi2(partitions.validatorReservations, instantKey(reservedAt, emailHash));
  const fields = { id: randomUUID(), businessId: business.id, email, shopId: shop.id, reservedAt };
  await writeItem(keys.validatorsCount(shop.id), { validatorsCount: 1 });
  const pool = new CognitoIdentityProviderClient(awsClientSettings());
  await pool.send(
    new AdminCreateUserCommand({
      UserPoolId: ourClient().poolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      TemporaryPassword: 'Velha#2026',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'family_name', Value: business.id },
        { Name: 'custom:shop', Value: shop.id },
      ],
    }),
  );
  pool.destroy();
  // Written last, or the scheduled sweep could find the reservation before the account.
  await writeItem(key, { ...place, ...fields, state: 'reserved' });
  const countOf = async () =>
    (await call(shopRoutes.getShopSummary, { as: owner, params: { id: shop.id } })).body
      .validatorsCount;
  return { email, key, countOf };
}

describe('an attempt to add a validator that crashed', () => {
  it('is undone by the sweep after fifteen minutes', async () => {
    const { email, key, countOf } = await aCrashedAttempt(await anOwnedShop(), 16);
    const { reservations } = await sweepReservations();
    expect(reservations).toMatchObject({ failed: 0 });
    expect(await storedItem(key)).toBeUndefined();
    expect(await accountOf(email)).toBeUndefined();
    expect(await countOf()).toBe(0);
  });

  it('is not touched by the sweep before', async () => {
    const { email, key, countOf } = await aCrashedAttempt(await anOwnedShop(), 14);
    await sweepReservations();
    expect(await storedItem(key)).toBeDefined();
    expect(await accountOf(email)).toBeDefined();
    expect(await countOf()).toBe(1);
  });
});
