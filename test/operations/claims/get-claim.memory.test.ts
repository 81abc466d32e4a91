import { showClaimCode } from '#contract/claims/claim-code.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import {
  aClaim,
  aRedeemedClaim,
  aRedemption,
  claimCode,
  codeNo,
  holder,
  holderId,
} from '#test/support/builders/a-claim.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aStoredImage } from '#test/support/builders/an-image.ts';
import { owner, stranger } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  deleteItem,
  itemsOfKind,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const { getClaim } = claimRoutes;
const other = aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' });
const shopsIds = [otherShopId, shopId];
const cancelled = { status: 'cancelled' as const, closedAt: '2026-11-24T12:00:00.000Z' };

const holds = (claim: Partial<ClaimItem> = {}, shops = [aShop(), other]) =>
  tableHolds(
    ...aBakery({ shops }),
    stored.user(aValidatorUser({ shopId: otherShopId })),
    stored.claim(aClaim({ shopsIds, ...claim })),
    { ...stored.terms(aClaim()), offerRules: 'Uma por pessoa', moreDetails: 'Sem lactose' },
  );

const ask = (
  as: { readonly userId: string },
  query: Record<string, string> = {},
  code = claimCode,
) => call(getClaim, { as, params: { code }, query });

beforeEach(async () => {
  stopDateAt('2026-11-25T12:00:00.000Z');
  await holds();
});

describe('getClaim for its holder', () => {
  const shopsShown = async () => {
    const { body } = await ask(holder);
    return 'shops' in body ? body.shops : undefined;
  };
  const [shownOther, shownFirst] = [other, aShop()].map(
    ({ id, address, timeZone, openingHours }) => ({
      id,
      name: aBusiness().name,
      address,
      timeZone,
      openingHours,
    }),
  );

  it('has the terms of the claimed version, by its code as people type it', async () => {
    const typed = showClaimCode(claimCode).toLowerCase().replaceAll('0', 'O').replaceAll('1', 'l');
    expect((await ask(holder, {}, typed)).body).toMatchObject({
      code: claimCode,
      consumerId: holderId,
      title: aClaim().title,
      offerPrice: 5.49,
      offerRules: 'Uma por pessoa',
      moreDetails: 'Sem lactose',
    });
  });

  it('has the photo of the claimed offer, if there was one', async () => {
    expect((await ask(holder)).body).not.toHaveProperty('image');
    const { placeholder: _, ...image } = aStoredImage();
    await holds({ image });
    expect((await ask(holder)).body).toHaveProperty(
      'image.url',
      expect.stringContaining(image.key),
    );
  });

  it.each<[string, Partial<ClaimItem>, boolean]>([
    ['can be used', {}, true],
    ['was given back', cancelled, false],
    ['was used', { ...aRedeemedClaim(), code: claimCode }, false],
    ['has expired', { endsAt: '2026-11-25T11:59:59.000Z' }, false],
    ['is open after a rollback', { redemptions: [aRedemption({ status: 'reversed' })] }, true],
  ])('has a voucher only while it can be used: it %s', async (_, changes, isSigned) => {
    await holds(changes);
    expect('voucher' in (await ask(holder)).body).toBe(isSigned);
  });

  it('has its shops in the order of the offer, also of a closed business and switched off', async () => {
    await changeAttributes(keys.business(businessId), { status: 'closed' });
    await changeAttributes(keys.shop(shopId), { shopStatus: 'inactive' });
    expect(await shopsShown()).toEqual([shownOther, shownFirst]);
    await deleteItem(keys.business(businessId));
    expect(await shopsShown()).toMatchObject([{ name: '' }, { name: '' }]);
  });

  it('says of a removed shop that it is gone, and leaves out a damaged one', async () => {
    await deleteItem(keys.shop(otherShopId));
    expect(await shopsShown()).toEqual([{ id: otherShopId, isGone: true }, shownFirst]);
    await changeAttributes(keys.shop(shopId), { address: undefined });
    expect(await shopsShown()).toEqual([{ id: otherShopId, isGone: true }]);
  });
});

describe('getClaim at a counter', () => {
  it.each<[string, Partial<ClaimItem>, object[], string | undefined]>([
    ['can be used', {}, [aShop(), other], undefined],
    ['can be used after its first shop was removed', {}, [other], undefined],
    ['cannot be used without shops', {}, [], 'WRONG_SHOP'],
    ['was cancelled with its last shop', cancelled, [], 'CLAIM_CANCELLED'],
  ])('tells whether a claim can be used: it %s', async (_, changes, shops, code) => {
    await holds(changes, shops as (typeof other)[]);
    const { status, body } = await ask(owner);
    expect([status, body]).toMatchObject([200, { claim: { code: claimCode } }]);
    expect('refusal' in body ? body.refusal?.code : undefined).toBe(code);
  });

  it('shows neither holder nor shops', async () => {
    const { body } = await ask(owner, { shopId });
    expect(body).toEqual({ claim: expect.objectContaining({ code: claimCode, shopsIds }) });
    expect(JSON.stringify(body)).not.toContain(holderId);
    expect(body).not.toHaveProperty('claim.shops');
  });

  it('shows a validator their own shop, whatever the request names', async () => {
    await holds({ shopsIds: [shopId] });
    expect((await ask(aValidatorUser(), { shopId })).body).toMatchObject({
      refusal: { code: 'WRONG_SHOP' },
    });
  });

  it.each([
    ['removed', [other]],
    ['of another business', [other, aShop({ businessId: `${businessId.slice(0, -3)}THR` })]],
  ])('refuses a shop that is %s', async (_, shops) => {
    await tableHolds(
      ...aBakery({ shops: [other] }),
      ...shops.map(stored.shop),
      stored.claim(aClaim({ shopsIds })),
    );
    expect((await ask(owner, { shopId })).code).toBe('SHOP_NOT_FOUND');
  });
});

describe('sixty unknown codes from one person', () => {
  const guesses = (as: { readonly userId: string }) =>
    Promise.all(Array.from({ length: 60 }, (_, n) => ask(as, {}, codeNo(n + 1))));

  it.each([
    ['its holder', holder],
    ['the owner of the business', owner],
  ])('do not hide a valid claim from %s', async (_, as) => {
    for (const { code } of await guesses(as)) expect(code).toBe('CLAIM_NOT_FOUND');
    expect((await ask(as, {}, codeNo(99))).code).toBe('TOO_MANY_REQUESTS');
    expect((await ask(as)).status).toBe(200);
  });

  it('block answers about codes of others until the hour is over, also if all are sent at once', async () => {
    const answers = (await Promise.all([guesses(stranger), guesses(stranger)])).flat();
    const statuses = Object.groupBy(answers, ({ status }) => status);
    expect([statuses[404]?.length, statuses[429]?.length]).toEqual([60, 60]);
    expect(await itemsOfKind('USER GUESSES')).toMatchObject([{ periodCount: 60 }]);
    const { code, headers } = await ask(stranger);
    expect([code, headers['retry-after']]).toEqual(['TOO_MANY_REQUESTS', '3600']);
    stopDateAt('2026-11-25T13:00:00.000Z');
    expect((await ask(stranger)).code).toBe('CLAIM_NOT_FOUND');
  });
});
