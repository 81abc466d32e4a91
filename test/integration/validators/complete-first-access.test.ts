import { userRoutes } from '#contract/accounts/user-routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedOffer, publish } from '#test/support/stories/offers.ts';
import { aNewcomer } from '#test/support/stories/people.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { writeUser } from '#test/support/stories/table.ts';
import {
  addValidator,
  anActiveValidator,
  changePassword,
  chosenPassword,
  signInValidator,
  temporaryPassword,
} from '#test/support/stories/validators.ts';

const { listValidators } = validatorRoutes;

describe('completeFirstAccess', () => {
  it('changes the password, and only then lets a validator use the API', async () => {
    const owned = await anOwnedShop();
    const { owner, business, shop } = owned;
    const validator = await addValidator(owned, shop);
    const person = await signInValidator(validator);
    const shops = () =>
      call(shopRoutes.listShopsOfBusiness, { as: person, params: { id: business.id } });

    expect((await shops()).code).toBe('FORBIDDEN');
    const me = (await call(userRoutes.getMe, { as: person })).body;
    expect(me).toMatchObject({ role: 'validator', isPasswordRequired: true });

    const answer = await changePassword(person);
    expect(answer.body).toEqual({ ...me, isPasswordRequired: false });
    expect((await shops()).body.items.map(({ id }) => id)).toEqual([shop.id]);
    const { items } = (await call(listValidators, { as: owner, params: { id: business.id } })).body;
    expect(items).toEqual([{ ...validator, status: 'active' }]);

    await expect(signInValidator(validator, temporaryPassword)).rejects.toThrow('Incorrect');
    expect((await signInValidator(validator, chosenPassword)).userId).toBe(person.userId);
    expect((await changePassword(person, chosenPassword, 'Outra#2026')).code).toBe(
      'INVALID_TRANSITION',
    );
  });

  it('shows a validator all offers of their one shop, and of other shops only public offers', async () => {
    const owned = await anOwnedOffer();
    const second = await openShop(owned);
    const elsewhere = await publish({ ...owned, shop: second });
    for (const { id } of [owned.offer, elsewhere]) {
      await call(offerRoutes.setOfferStatus, { as: owned.owner, params: { id } });
    }
    const { person } = await anActiveValidator(owned, owned.shop);
    const offersOf = async (shopId: string) =>
      (await call(offerRoutes.listOffersOfShop, { as: person, query: { shopId } })).body.items;
    expect(await offersOf(owned.shop.id)).toMatchObject([
      { id: owned.offer.id, displayStatus: 'inactive' },
    ]);
    expect(await offersOf(second.id)).toEqual([]);
  });

  it('refuses a wrong password, named by its field, and stays required', async () => {
    const owned = await anOwnedShop();
    const person = await signInValidator(await addValidator(owned, owned.shop));
    const wrong = await changePassword(person, 'Errada#2026');
    expect(wrong.errors).toEqual([{ path: 'previousPassword', code: 'WRONG_PASSWORD' }]);
    expect((await call(userRoutes.getMe, { as: person })).body.isPasswordRequired).toBe(true);
    const same = await changePassword(person, temporaryPassword, temporaryPassword);
    expect(same.errors).toEqual([{ path: 'newPassword', code: 'SAME_PASSWORD' }]);
  });

  it('works for a user who is not a validator, such as new staff', async () => {
    const person = await aNewcomer();
    const createdAt = new Date().toISOString();
    const isPasswordRequired = true;
    await writeUser({ userId: person.userId, status: 'active', createdAt, isPasswordRequired });
    const { body } = await changePassword(person, 'Vitrine#2026');
    expect(body).toMatchObject({ role: 'consumer', isPasswordRequired: false });
    expect((await signInValidator(person, chosenPassword)).userId).toBe(person.userId);
  });
});
