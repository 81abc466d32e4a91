import { randomUUID } from 'node:crypto';
import { shopRoutes } from '#contract/routes/shops.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { aShop } from '#test/support/stories/shops.ts';
import { storedItem, storedUnder } from '#test/support/stories/table.ts';
import { statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';
import {
  accountOf,
  additionOf,
  addValidator,
  aValidatorInput,
  reservationsOf,
  signInValidator,
  temporaryPassword,
} from '#test/support/stories/validators.ts';

const { createValidator, listValidators } = validatorRoutes;
const { getShopSummary } = shopRoutes;

describe('createValidator', () => {
  it('gives a person an account and a record', async () => {
    const owned = await aShop();
    const { business, shop } = owned;
    const input = aValidatorInput(shop, { email: `${randomUUID()}@Vitrine.TEST` });
    const { status, headers, body } = await call(createValidator, {
      ...additionOf(owned, shop),
      body: input,
    });
    const email = input.email.toLowerCase();
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.stringMatching(/^val_/),
        businessId: business.id,
        name: 'Bia Souza',
        email,
        shopId: shop.id,
        shopIdentifier: shop.shopIdentifier,
        status: 'pending_first_access',
        createdAt: expect.any(String),
        validationsCount: 0,
      },
    });
    expect(headers['location']).toBe(`/api/businesses/${business.id}/validators`);
    expect(await accountOf(email)).toMatchObject({
      isEnabled: true,
      status: 'FORCE_CHANGE_PASSWORD',
      groups: ['validators'],
      attributes: {
        email,
        email_verified: 'true',
        name: 'Bia Souza',
        family_name: business.id,
        'custom:shop': shop.id,
      },
    });
    expect(await reservationsOf(business.id)).toEqual([]);
  });

  it('stores the temporary password nowhere in the table', async () => {
    const owned = await aShop();
    const { owner, business, shop } = owned;
    const headers = { 'idempotency-key': randomUUID() };
    const { body } = await call(createValidator, { ...additionOf(owned, shop), headers });
    const userId = (await accountOf(body.email))?.userId ?? '';
    const items = [
      ...(await storedUnder(keys.business(business.id).PK)),
      ...(await storedUnder(keys.shop(shop.id).PK)),
      await storedItem(keys.user(userId)),
      await storedItem(keys.idempotency(owner.userId, headers['idempotency-key'])),
    ];
    expect(items).not.toContain(undefined);
    expect(JSON.stringify(items)).toContain(body.id);
    expect(JSON.stringify(items)).not.toContain(temporaryPassword);
  });

  it('gives an account that another password does not open', async () => {
    const owned = await aShop();
    const validator = await addValidator(owned, owned.shop);
    await expect(signInValidator(validator, 'Outra#2026')).rejects.toThrow('Incorrect');
    expect((await signInValidator(validator)).token).toBeTruthy();
  });

  it('counts the validator in the summary of their shop', async () => {
    const owned = await aShop();
    await addValidator(owned, owned.shop);
    const { body } = await call(getShopSummary, { as: owned.owner, params: { id: owned.shop.id } });
    expect(body.validatorsCount).toBe(1);
  });

  it('adds one validator for two requests at once with one key', async () => {
    const owned = await aShop();
    const answers = await twiceAtOnce(createValidator, additionOf(owned, owned.shop));
    expect([
      [201, 201],
      [201, 409],
    ]).toContainEqual(statusesOf(answers));
    const { body } = await call(listValidators, {
      as: owned.owner,
      params: { id: owned.business.id },
    });
    expect(body.items).toHaveLength(1);
  });
});
