import { randomUUID } from 'node:crypto';
import { shopRoutes } from '#contract/routes/shops.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { anActiveBusiness, theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { aShop, openShop } from '#test/support/stories/shops.ts';
import { storedItem, storedUnder } from '#test/support/stories/table.ts';
import { statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';
import {
  accountOf,
  additionOf,
  addValidator,
  aValidatorInput,
  signInValidator,
  temporaryPassword,
} from '#test/support/stories/validators.ts';

const { createValidator, deleteValidator, listValidators } = validatorRoutes;
const { getShopSummary } = shopRoutes;

const reservationsOf = async (businessId: string) =>
  (await storedUnder(keys.business(businessId).PK)).filter(({ SK }) =>
    String(SK).startsWith('VALIDATOR_RESERVATION#'),
  );

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

  describe('refuses an e-mail', () => {
    it('that has an account, whoever has it', async () => {
      const [owned, other, consumer] = await Promise.all([aShop(), aShop(), aPerson()]);
      const ours = await addValidator(owned, owned.shop);
      const theirs = await addValidator(other, other.shop);
      for (const email of [consumer.email, owned.owner.email, ours.email, theirs.email]) {
        const { status, code } = await call(
          createValidator,
          additionOf(owned, owned.shop, { email }),
        );
        expect({ status, code }).toEqual({ status: 409, code: 'VALIDATOR_EMAIL_TAKEN' });
      }
      expect(await reservationsOf(owned.business.id)).toEqual([]);
      const params = { id: owned.shop.id };
      const { body } = await call(getShopSummary, { as: owned.owner, params });
      expect(body.validatorsCount).toBe(1);
      for (const { email } of [ours, theirs])
        expect((await accountOf(email))?.isEnabled).toBe(true);
    });

    it('of a validator whom another owner disabled', async () => {
      const [owned, other] = await Promise.all([aShop(), aShop()]);
      const { id: validatorId, email } = await addValidator(other, other.shop);
      const params = { id: other.business.id, validatorId };
      await call(deleteValidator, { as: other.owner, params });
      const { code } = await call(createValidator, additionOf(owned, owned.shop, { email }));
      expect(code).toBe('VALIDATOR_EMAIL_TAKEN');
      expect((await accountOf(email))?.isEnabled).toBe(false);
    });
  });

  it('refuses more validators of a shop than the size type allows', async () => {
    const owned = await anActiveBusiness({ sizeTypeId: 2 });
    const shop = await openShop(owned);
    const other = await openShop(owned);
    for (let number = 1; number <= 5; number += 1) await addValidator(owned, shop);
    const addition = additionOf(owned, shop);
    const { status, code } = await call(createValidator, addition);
    expect({ status, code }).toEqual({ status: 409, code: 'LIMIT_OF_SIZE_TYPE_REACHED' });
    expect(await accountOf((addition.body as { email: string }).email)).toBeUndefined();
    expect((await call(createValidator, additionOf(owned, other))).status).toBe(201);
  });

  it('refuses a shop of another business', async () => {
    const [owned, other] = await Promise.all([aShop(), aShop()]);
    const addition = additionOf(owned, other.shop);
    expect((await call(createValidator, addition)).code).toBe('SHOP_NOT_FOUND');
    expect(await accountOf((addition.body as { email: string }).email)).toBeUndefined();
  });

  it('refuses a business that is suspended', async () => {
    const owned = await aShop();
    await call(staffRoutes.suspendBusiness, {
      as: await theStaff(),
      params: { id: owned.business.id },
      body: { reason: 'Fatura vencida' },
    });
    const { code } = await call(createValidator, additionOf(owned, owned.shop));
    expect(code).toBe('BUSINESS_NOT_ACTIVE');
  });

  it('refuses a password that breaks the rules of the user pool, by its field', async () => {
    const owned = await aShop();
    const answer = await call(
      createValidator,
      additionOf(owned, owned.shop, { temporaryPassword: 'balcao2026' }),
    );
    expect(answer.errors).toEqual([{ path: 'temporaryPassword', code: 'INVALID_FORMAT' }]);
  });
});
