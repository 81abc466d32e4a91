import { randomUUID } from 'node:crypto';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { countOf, type Sent, settle } from '#test/support/stories/settle.ts';
import { aShop } from '#test/support/stories/shops.ts';
import { accountOf, aValidatorInput } from '#test/support/stories/validators.ts';
import { warmUp } from '#test/support/stories/warm-up.ts';

const { createValidator, listValidators } = validatorRoutes;

const timeLimit = 240_000;

beforeAll(async () => {
  const { owner, business } = await anActiveBusiness();
  await warmUp(listValidators, { as: owner, params: { id: business.id } });
}, timeLimit);

describe('twenty requests at once', () => {
  it(
    'for one e-mail in two businesses add one validator',
    async () => {
      const teams = await Promise.all([aShop(), aShop()]);
      const email = `${randomUUID()}@vitrine.test`;
      const outcomes = await settle(
        Array.from({ length: 20 }, (_, n): Sent => {
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
