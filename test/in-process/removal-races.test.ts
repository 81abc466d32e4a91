import { ifMatch } from '#test/support/builders/a-request.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import {
  addValidator,
  anOfferIn,
  anOwner,
  aPendingOwner,
  aShopOf,
  businessInput,
  following,
  leaving,
  must,
  openShop,
  otherTaxId,
  taxId,
} from './removal/an-account.ts';
import { expectNothingLeft, expectRemovalDuring } from './removal/race-with-removal.ts';
import { ofBusiness } from './support/as-owner.ts';
import { call, callOnly } from './support/call.ts';
import { countsOf, type Sent, times } from './support/send-together.ts';
import { staff, startWithStaff } from './support/staff-of-test.ts';
import { accounts, anAccount } from './support/user-pool.ts';

startWithStaff();

const aMarket = () => anOwner(staff, 'Mercado da Vila');

const approvals = (id: string): Sent[] => {
  const body = { decision: 'approve' };
  const request = { as: staff, params: { id }, headers: ifMatch(1), body };
  return times(49, () => ['decideBusinessApproval', request]);
};

describe('removing an account', () => {
  it('during forty-nine publications leaves none of the offers', async () => {
    const owner = await aMarket();
    const { userId, business } = owner;
    const shop = await openShop(owner);
    const body = anOfferIn(owner, shop);
    const refusals = ['BUSINESS_NOT_ACTIVE', 'BUSINESS_NOT_FOUND', 'VALIDATION_FAILED'];
    const publications = times(49, () => ['createOffer', { as: { userId }, body }]);
    const marks = { business: [business.id], shop: [shop.id], taxId: [taxId] };
    await expectRemovalDuring(userId, publications, [201, ...refusals], marks);
  });

  it('during the opening of a dozen shops leaves none of them', async () => {
    const owner = await aMarket();
    const { userId, business } = owner;
    const openings = times(12, () => ['createShop', { as: { userId }, body: aShopOf(owner) }]);
    const marks = { business: [business.id], taxId: [taxId] };
    await expectRemovalDuring(userId, openings, [201, 'BUSINESS_NOT_ACTIVE'], marks);
  });

  it('during forty-nine approvals by staff closes the business', async () => {
    const owner = await aPendingOwner('Mercado da Vila');
    const { userId, business } = owner;
    const marks = { business: [business.id], shop: [(await openShop(owner)).id] };
    const outcomes = [200, 'VERSION_MISMATCH', 'BUSINESS_NOT_FOUND'];
    await expectRemovalDuring(userId, approvals(business.id), outcomes, marks);
  });

  it('during forty-nine approvals of a revision leaves neither the revision nor the business', async () => {
    const owner = await aMarket();
    const { userId, business } = owner;
    const body = businessInput(userId, 'Mercado da Praia', taxId);
    const { id } = await must('updateBusiness', { ...ofBusiness(owner), body });
    const marks = { business: [business.id, String(id)] };
    const outcomes = [200, 'INVALID_TRANSITION', 'BUSINESS_NOT_FOUND'];
    await expectRemovalDuring(userId, approvals(String(id)), outcomes, marks);
  });

  it('during the registration of a business leaves none, whichever comes first', async () => {
    const userId = anAccount();
    const body = businessInput(userId, 'Mercado da Vila', taxId, 2);
    const registrations = times(49, () => ['createBusiness', { as: { userId }, body }]);
    const outcomes = [201, 'BUSINESS_ALREADY_EXISTS'];
    await expectRemovalDuring(userId, registrations, outcomes, { taxId: [taxId] });
  });

  it('during forty-nine other removals happens once', async () => {
    const { userId, business } = await aMarket();
    const all = await Promise.all(
      Array.from({ length: 50 }, () => callOnly('deleteAccount', leaving(userId))),
    );
    expect(countsOf(all)).toEqual({ 204: 1, UNAUTHENTICATED: 49 });
    recordChanges();
    await expectNothingLeft(userId, { business: [business.id] });
  });

  it('during fifty calls of its validator answers some, and refuses all later ones', async () => {
    const owner = await aMarket();
    const { userId, business } = owner;
    const shop = await openShop(owner);
    const validator = await addValidator(owner, shop);
    const as = { userId: validator };
    const calls = [
      ...times(25, () => ['getMe', { as }]),
      ...times(25, () => ['getBusiness', { as, params: { id: business.id } }]),
    ];
    const marks = { business: [business.id], shop: [shop.id] };
    await expectRemovalDuring(userId, calls, [200, 'BUSINESS_NOT_FOUND'], marks);
    expect((await call('getMe', { as })).body['code']).toBe('UNAUTHENTICATED');
    expect(accounts.has(validator)).toBe(false);
  });

  it('during forty-nine calls that remove validators and add followers leaves nothing of any of them', async () => {
    const owner = await aMarket();
    const shop = await openShop(owner);
    const validators = [];
    for (let n = 0; n < 9; n += 1) validators.push(await addValidator(owner, shop));
    const calls = [
      ...validators.map((id): Sent => ['deleteAccount', leaving(id)]),
      ...times(40, () => ['followShop', following(anAccount(), shop.id)]),
    ];
    const marks = { business: [owner.business.id], shop: [shop.id] };
    await expectRemovalDuring(owner.userId, calls, [204, 'SHOP_NOT_FOUND'], marks);
  });

  it('of a consumer during their own calls leaves nothing of them, and the counts are right', async () => {
    const shop = await openShop(await anOwner(staff, 'Padaria', otherTaxId));
    const userId = anAccount();
    const indication = { consumerId: userId, shopName: 'Livraria', city: 'Recife', state: 'PE' };
    const calls = [
      ...times(20, () => ['followShop', following(userId, shop.id)]),
      ...times(10, () => ['createIndication', { as: { userId }, body: indication }]),
      ...times(19, () => ['acceptTerms', { as: { userId }, body: { version: '2026-11-01' } }]),
    ];
    await expectRemovalDuring(userId, calls, [200, 201, 204]);
    const seen = await must('getShop', { params: { id: shop.id } });
    expect(seen['followersCount']).toBe(0);
  });
});
