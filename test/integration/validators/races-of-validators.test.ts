import { randomUUID } from 'node:crypto';
import { shopRoutes } from '#contract/routes/shops.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { countOf, type Sent, settle } from '#test/support/stories/settle.ts';
import { aShop, openShop } from '#test/support/stories/shops.ts';
import { accountOf, additionOf, aValidatorInput } from '#test/support/stories/validators.ts';
import { warmUp } from '#test/support/stories/warm-up.ts';

const { createValidator, listValidators } = validatorRoutes;

const timeLimit = 240_000;

const emailOf = ({ body }: { readonly body?: unknown }) => (body as { email: string }).email;

beforeAll(async () => {
  const { owner, business } = await anActiveBusiness();
  await warmUp(listValidators, { as: owner, params: { id: business.id } });
}, timeLimit);

describe('fifty requests at once', () => {
  it(
    'add exactly as many validators as a shop may have, and leave as many accounts',
    async () => {
      const owned = await anActiveBusiness({ sizeTypeId: 2 });
      const shop = await openShop(owned);
      const additions = Array.from({ length: 50 }, () => additionOf(owned, shop));
      const outcomes = await settle(additions.map((addition): Sent => [createValidator, addition]));
      expect(countOf(outcomes, 201)).toBe(5);
      expect(countOf(outcomes, 'LIMIT_OF_SIZE_TYPE_REACHED')).toBe(45);

      const { body } = await call(listValidators, {
        as: owned.owner,
        params: { id: owned.business.id },
      });
      const accounts = await Promise.all(
        additions.map(async (addition) =>
          (await accountOf(emailOf(addition))) ? addition : undefined,
        ),
      );
      const withAccount = accounts.filter((addition) => addition !== undefined).map(emailOf);
      expect(withAccount.sort()).toEqual(body.items.map(({ email }) => email).sort());
      const summary = await call(shopRoutes.getShopSummary, {
        as: owned.owner,
        params: { id: shop.id },
      });
      expect(summary.body.validatorsCount).toBe(5);
    },
    timeLimit,
  );

  it(
    'for one e-mail in two businesses add one validator',
    async () => {
      const teams = await Promise.all([aShop(), aShop()]);
      const email = `${randomUUID()}@vitrine.test`;
      const outcomes = await settle(
        Array.from({ length: 50 }, (_, n): Sent => {
          const owned = teams[n % 2] as (typeof teams)[number];
          const body = aValidatorInput(owned.shop, { email });
          return [createValidator, { as: owned.owner, params: { id: owned.business.id }, body }];
        }),
      );
      expect(countOf(outcomes, 201)).toBe(1);
      const refusals = ['VALIDATOR_EMAIL_TAKEN', 'REQUEST_IN_PROGRESS', 'TOO_MANY_REQUESTS'];
      expect(
        outcomes.filter((outcome) => outcome !== 201 && !refusals.includes(String(outcome))),
      ).toEqual([]);
      const lists = await Promise.all(
        teams.map(({ owner, business }) =>
          call(listValidators, { as: owner, params: { id: business.id } }),
        ),
      );
      const validators = lists.flatMap(({ body }) => body.items);
      expect(validators).toMatchObject([{ email }]);
      expect((await accountOf(email))?.attributes['family_name']).toBe(validators[0]?.businessId);
    },
    timeLimit,
  );
});
