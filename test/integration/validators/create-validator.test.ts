import { randomUUID } from 'node:crypto';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import {
  accountOf,
  additionOf,
  aValidatorInput,
  reservationsOf,
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
});
