import { accountRoutes } from '#contract/accounts/routes.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusinessBody, decideAsStaff, theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aReadyExport, download, exported, filesOf } from '#test/support/stories/exports.ts';
import { followShopAs } from '#test/support/stories/follows.ts';
import { aSentIndication } from '#test/support/stories/indications.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { aNewcomer, aPerson } from '#test/support/stories/people.ts';
import { editShop } from '#test/support/stories/shop-changes.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { changeItem, storedUnder, writeUser } from '#test/support/stories/table.ts';
import { addValidator } from '#test/support/stories/validators.ts';

const { getExport } = accountRoutes;

const lists = ['acceptedTerms', 'follows', 'pushSubscriptions', 'indications'];
const ofBusiness = [
  'businessRevisions',
  'businessDecisions',
  'shops',
  'releasedIdentifiers',
  'validators',
  'offers',
];

describe('getExport', () => {
  it("gives a link of ten minutes that saves a consumer's data in a browser", async () => {
    const person = await aPerson();
    const { shop } = await anOwnedShop();
    await followShopAs(person, shop.id);
    const indication = await aSentIndication(person, { comment: 'Vende livros <b>usados</b>' });
    const { url, expiresAt } = await aReadyExport(person);
    const signed = new URL(url).searchParams;
    expect(signed.get('X-Amz-Expires')).toBe('600');
    expect(signed.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
    const validFor = Date.parse(expiresAt) - Date.now();
    expect(validFor).toBeGreaterThan(500_000);
    expect(validFor).toBeLessThanOrEqual(600_000);
    const { headers, content } = await download(url);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="vitrine-\d{4}-\d\d-\d\d\.json"$/,
    );
    const me = (await call(userRoutes.getMe, { as: person })).body;
    expect(content).toMatchObject({
      account: { email: person.email, sub: person.userId },
      user: { userId: person.userId, createdAt: me.createdAt, terms: me.terms },
      acceptedTerms: [me.terms],
      follows: [{ shopId: shop.id, followedAt: expect.any(String) }],
      indications: [indication],
      unreadableRecords: 0,
    });
    for (const name of ofBusiness) expect(content[name]).toEqual([]);
    expect(content).not.toHaveProperty('business');
  });

  it("contains an owner's business, shops, offers and validators as the API shows them", async () => {
    const owned = await anOwnedOffer({ moreDetails: `Assado <i>agora</i>. ${'pão '.repeat(200)}` });
    const { owner, business, shop, offer } = owned;
    const renamed = await editShop(owned, { shopIdentifier: `${shop.shopIdentifier}2` });
    await addValidator(owned, renamed);
    const rename = (name: string) =>
      call(businessRoutes.updateBusiness, {
        as: owner,
        params: { id: business.id },
        body: aBusinessBody(owner, { name }),
      });
    const rejected = (await rename('Padaria Recusada')).body;
    await decideAsStaff(rejected.id, 'reject', 'Nome sem registro');
    const pending = (await rename('Padaria Nova')).body;
    const shops = await call(shopRoutes.listShopsOfBusiness, {
      as: owner,
      params: { id: business.id },
    });
    await eventually(async () => {
      const { activeOffersCount } = (await call(shopRoutes.getShop, { params: { id: shop.id } }))
        .body;
      expect(activeOffersCount).toBe(1);
    });
    const content = await exported(owner);
    const shown = await call(businessRoutes.getBusiness, {
      as: owner,
      params: { id: business.id },
    });
    expect(content).toMatchObject({
      business: shown.body,
      businessRevisions: [
        { id: pending.id, name: 'Padaria Nova', legalRegister: business.legalRegister },
        { id: rejected.id, rejectionReason: 'Nome sem registro' },
      ],
      businessDecisions: [{ action: 'approve' }, { action: 'reject', reason: 'Nome sem registro' }],
      shops: shops.body.items,
      releasedIdentifiers: [
        { shopIdentifier: shop.shopIdentifier, reservedUntil: expect.any(String) },
      ],
      validators: [{ name: 'Bia Souza', shopId: shop.id, status: 'pending_first_access' }],
      unreadableRecords: 0,
    });
    const listed = await call(offerRoutes.getOffer, { as: owner, params: { id: offer.id } });
    expect(content['offers']).toEqual([listed.body]);
    expect(JSON.stringify(content)).not.toContain((await theStaff()).userId);
    expect(Object.keys(content)).toEqual(expect.arrayContaining(lists));
  });

  it('is not found by another user, with another id, nor after a day', async () => {
    const [person, stranger] = await Promise.all([aPerson(), aPerson()]);
    const [mine] = await Promise.all([aReadyExport(person), aReadyExport(stranger)]);
    const params = { id: mine.id };
    const notFound = { status: 404, code: 'EXPORT_NOT_FOUND' };
    expect(await call(getExport, { as: stranger, params })).toMatchObject(notFound);
    expect((await call(getExport, { params })).status).toBe(401);
    const createdAt = new Date(Date.now() - 86_400_000).toISOString();
    await changeItem(keys.export(person.userId), { createdAt });
    expect(await call(getExport, { as: person, params })).toMatchObject(notFound);
  });

  it('has no link while there is no file, and none for a removed user', async () => {
    const person = await aNewcomer();
    const { id } = await aReadyExport(person);
    await changeItem(keys.export(person.userId), { status: 'processing' });
    const params = { id };
    expect((await call(getExport, { as: person, params })).body).toEqual({
      id,
      status: 'processing',
    });
    await writeUser({
      userId: person.userId,
      status: 'removed',
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    expect((await call(getExport, { as: person, params })).status).toBe(401);
  });

  it('stores no link, and the key of a file contains the id of its user and no other data', async () => {
    const person = await aPerson();
    await aReadyExport(person);
    const items = await storedUnder(keys.user(person.userId).PK);
    expect(JSON.stringify(items)).not.toContain('http');
    expect(await filesOf(person)).toEqual([
      expect.stringMatching(new RegExp(`^${person.userId}/[\\w-]{43}\\.json$`)),
    ]);
  });
});
