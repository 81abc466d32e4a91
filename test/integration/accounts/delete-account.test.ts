import { accountRoutes } from '#contract/accounts/routes.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aCity } from '#test/support/stories/cities.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { followRequest, followShopAs, shownFollowers } from '#test/support/stories/follows.ts';
import { aSentIndication } from '#test/support/stories/indications.ts';
import {
  beginSecondPass,
  removeOwnAccount,
  signInError,
  signUpAgainWith,
} from '#test/support/stories/leaving.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { aNewcomer, aPerson, aStaffMember, type Person } from '#test/support/stories/people.ts';
import { askForShop } from '#test/support/stories/shop-changes.ts';
import { anAddress, anOwnedShop, aShopBody } from '#test/support/stories/shops.ts';
import { storedItem, storedUnder, writeUser } from '#test/support/stories/table.ts';
import { addValidator, anActiveValidator } from '#test/support/stories/validators.ts';
import { nowhere, whereShown } from '#test/support/stories/where-shown.ts';

const tombstone = { status: 'removed', ttl: expect.any(Number), createdAt: expect.any(String) };

async function expectOnlyTombstone({ userId }: Person): Promise<void> {
  const { PK, SK } = keys.user(userId);
  expect(await storedUnder(PK)).toEqual([{ PK, SK, userId, ...tombstone }]);
  expect(await storedUnder(keys.idempotency(userId, '').PK)).toEqual([]);
}

async function expectOut(person: Person): Promise<void> {
  expect((await call(userRoutes.getMe, { as: person })).code).toBe('UNAUTHENTICATED');
  expect(await signInError(person)).toMatch(/UserNotFoundException|NotAuthorizedException/);
}

describe('deleteAccount', () => {
  it('removes a consumer: sign-in at once, and follows and indications with their counts', async () => {
    const [{ shop }, person] = [await anOwnedShop(), await aPerson()];
    await followShopAs(person, shop.id);
    const indication = await aSentIndication(person);
    await eventually(async () => expect(await shownFollowers(shop.id)).toBe(1));
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const params = { name: person.userId };
    expect(await call(accountRoutes.deleteAccount, { as: person, params, headers })).toMatchObject({
      status: 204,
    });
    await expectOut(person);
    expect((await removeOwnAccount(person)).code).toBe('UNAUTHENTICATED');
    expect((await call(shopRoutes.followShop, followRequest(person, shop.id))).code).toBe(
      'UNAUTHENTICATED',
    );
    await eventually(async () => {
      await expectOnlyTombstone(person);
      expect(await storedItem(keys.indication(indication.id))).toBeUndefined();
      expect(await shownFollowers(shop.id)).toBe(0);
    });
    expect(await signUpAgainWith(person.email)).not.toBe(person.userId);
  });

  it('removes an owner with their business, shops, offers, followers and validators', async () => {
    const owned = await anOwnedOffer({}, { address: anAddress({ city: await aCity() }) });
    const { owner, business, shop, offer } = owned;
    const { person: validator } = await anActiveValidator(owned, shop);
    const follower = await aPerson();
    await followShopAs(follower, shop.id);
    expect((await removeOwnAccount(owner, owner.email.toUpperCase())).status).toBe(204);
    expect(await whereShown(offer, shop)).toEqual(nowhere);
    await expectOut(owner);
    await eventually(async () => {
      await expectOnlyTombstone(owner);
      expect(await storedUnder(keys.shop(shop.id).PK)).toEqual([]);
      expect(await storedUnder(keys.offer(offer.id).PK)).toEqual([]);
    });
    await beginSecondPass(business.id);
    await eventually(async () =>
      expect(await storedUnder(keys.business(business.id).PK)).toEqual([]),
    );
    await eventually(async () => {
      await expectOut(validator);
      await expectOnlyTombstone(validator);
    });
    const list = { as: follower, params: { consumerId: follower.userId } };
    expect((await call(shopRoutes.listFollowedShops, list)).body.items).toEqual([]);
    expect((await askForShop(shop.shopIdentifier)).code).toBe('SHOP_GONE');
    const other = await anActiveBusiness();
    const body = aShopBody(other.business.id, { shopIdentifier: shop.shopIdentifier });
    expect((await call(shopRoutes.createShop, { as: other.owner, body })).code).toBe(
      'SHOP_IDENTIFIER_TAKEN',
    );
    const audits = JSON.stringify(await auditsOf(business.id));
    expect(audits).toContain('approve');
    expect(audits).not.toContain('11222333000181');
  }, 240_000);

  it('removes a validator with their record, and not the business', async () => {
    const owned = await anOwnedShop();
    const { shop, business } = owned;
    const { person, validator } = await anActiveValidator(owned, shop);
    expect((await removeOwnAccount(person)).status).toBe(204);
    await expectOut(person);
    expect(await storedItem(keys.validator(business.id, validator.id))).toBeUndefined();
    expect(await storedItem(keys.validatorCounters(validator.id))).toBeUndefined();
    expect(await storedItem(keys.validatorsCount(shop.id))).toMatchObject({ validatorsCount: 0 });
    expect((await call(shopRoutes.getShop, { params: { id: shop.id } })).status).toBe(200);
    await eventually(() => expectOnlyTombstone(person));
    expect((await addValidator(owned, shop, { email: validator.email })).id).not.toBe(validator.id);
  });

  it('removes staff, a user with a temporary password, and a user who never called before', async () => {
    const [staff, invited, newcomer] = [await aStaffMember(), await aPerson(), await aNewcomer()];
    const { userId } = invited;
    const createdAt = new Date().toISOString();
    await writeUser({ userId, status: 'active', isPasswordRequired: true, createdAt });
    for (const person of [staff, invited, newcomer]) {
      expect((await removeOwnAccount(person)).status).toBe(204);
      await expectOut(person);
      await eventually(() => expectOnlyTombstone(person));
    }
  });

  it("refuses any name except the caller's own", async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const names = [other.userId, other.email, 'somebody', 'nobody@vitrine.test'];
    for (const name of names) expect((await removeOwnAccount(person, name)).code).toBe('FORBIDDEN');
    expect((await call(userRoutes.getMe, { as: person })).status).toBe(200);
    expect(await signInError(person)).toBeUndefined();
    expect(await signInError(other)).toBeUndefined();
  });
});
