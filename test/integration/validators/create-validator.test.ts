import { randomUUID } from 'node:crypto';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { storedItem, storedUnder } from '#test/support/stories/table.ts';
import {
  accountOf,
  additionOf,
  aValidatorInput,
  reservationsOf,
  temporaryPassword,
} from '#test/support/stories/validators.ts';

const { createValidator } = validatorRoutes;

describe('createValidator', () => {
  it('gives a person an account and a record', async () => {
    const owned = await anOwnedShop();
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
    const owned = await anOwnedShop();
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
});
