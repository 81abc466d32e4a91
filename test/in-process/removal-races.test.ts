import { ifMatch } from '#test/support/builders/a-request.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import {
  anOfferIn,
  anOwner,
  aPendingOwner,
  aShopOf,
  leaving,
  must,
  openShop,
  taxId,
} from './removal/an-account.ts';
import { expectNothingLeft, race } from './removal/race-with-removal.ts';
import { callOnly } from './support/call.ts';
import { countsOf, type Sent, times } from './support/send-together.ts';
import { staff, startWithStaff } from './support/staff-of-test.ts';
import { anAccount } from './support/user-pool.ts';

startWithStaff();

describe('removing an account', () => {
  it('during forty-nine publications leaves none of the offers', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const { userId, business } = owner;
    const shop = await openShop(owner);
    const body = anOfferIn(owner, shop);
    const outcomes = await race(
      userId,
      times(49, () => ['createOffer', { as: { userId }, body }]),
    );
    const allowed = [
      201,
      'UNAUTHENTICATED',
      'BUSINESS_NOT_ACTIVE',
      'BUSINESS_NOT_FOUND',
      'VALIDATION_FAILED',
      'UNAVAILABLE',
    ];
    expect(allowed).toEqual(expect.arrayContaining(outcomes));
    const marks = { sub: [userId], business: [business.id], shop: [shop.id], taxId: [taxId] };
    await expectNothingLeft(userId, marks);
  });

  it('during the opening of a dozen shops leaves none of them', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const { userId, business } = owner;
    const outcomes = await race(
      userId,
      times(12, () => ['createShop', { as: { userId }, body: aShopOf(owner) }]),
    );
    expect([201, 'UNAUTHENTICATED', 'BUSINESS_NOT_ACTIVE', 'UNAVAILABLE']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId], business: [business.id], taxId: [taxId] });
  });

  it('during forty-nine approvals by staff closes the business', async () => {
    const owner = await aPendingOwner('Mercado da Vila');
    const { userId, business } = owner;
    const shop = await openShop(owner);
    const body = { decision: 'approve' };
    const approval: Sent = [
      'decideBusinessApproval',
      { as: staff, params: { id: business.id }, headers: ifMatch(1), body },
    ];
    const outcomes = await race(
      userId,
      times(49, () => approval),
    );
    expect([200, 'VERSION_MISMATCH', 'BUSINESS_NOT_FOUND', 'UNAVAILABLE']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId], business: [business.id], shop: [shop.id] });
  });

  it('during forty-nine approvals of a revision leaves neither the revision nor the business', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const { userId, business } = owner;
    const { id } = await must('updateBusiness', {
      as: { userId },
      params: { id: business.id },
      body: { name: 'Mercado da Praia', sizeTypeId: 5, userId, legalRegister: taxId },
    });
    const revisionId = String(id);
    const approval: Sent = [
      'decideBusinessApproval',
      {
        as: staff,
        params: { id: revisionId },
        headers: ifMatch(1),
        body: { decision: 'approve' },
      },
    ];
    const outcomes = await race(
      userId,
      times(49, () => approval),
    );
    expect([200, 'INVALID_TRANSITION', 'BUSINESS_NOT_FOUND', 'UNAVAILABLE']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId], business: [business.id, revisionId] });
  });

  it('during the registration of a business leaves none, whichever comes first', async () => {
    const userId = anAccount();
    const body = { name: 'Mercado da Vila', sizeTypeId: 2, userId, legalRegister: taxId };
    const outcomes = await race(
      userId,
      times(49, () => ['createBusiness', { as: { userId }, body }]),
    );
    expect([201, 'BUSINESS_ALREADY_EXISTS', 'UNAUTHENTICATED', 'UNAVAILABLE']).toEqual(
      expect.arrayContaining(outcomes),
    );
    await expectNothingLeft(userId, { sub: [userId], taxId: [taxId] });
  });

  it('during forty-nine other removals happens once', async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const { userId, business } = owner;
    const all = await Promise.all(
      Array.from({ length: 50 }, () => callOnly('deleteAccount', leaving(userId))),
    );
    expect(countsOf(all)).toEqual({ 204: 1, UNAUTHENTICATED: 49 });
    recordChanges();
    await expectNothingLeft(userId, { sub: [userId], business: [business.id] });
  });
});
