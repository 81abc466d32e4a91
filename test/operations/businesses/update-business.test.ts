import type { BusinessInput } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aBusiness,
  aBusinessInput,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { anImage, imageUrlNo } from '#test/support/builders/an-image.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { itemAt, itemsOfKind, putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const live = { ...aBusiness(), revisionId };
const another = { name: 'Padaria Lua' };

const change = (changes: Partial<BusinessInput> = another, id = businessId) => {
  const body = aBusinessInput(changes);
  return call(businessRoutes.updateBusiness, { as: owner, params: { id }, body });
};

const holds = (business: BusinessItem, ...revisions: BusinessItem[]) =>
  tableHolds(...aBakery({ business }), ...revisions.map(stored.business));

/** Counts of a business with some shops, and some validators in one of them. */
const uses = (shopsCount: number, validatorsCount = 0) =>
  putItems(
    { ...keys.businessCounters(businessId), shopsCount },
    { ...keys.validatorsCount(shopId), validatorsCount },
  );

describe('updateBusiness', () => {
  it('edits a business that waits for approval, with its rows in the search, and clears omitted fields', async () => {
    await holds(aPendingBusiness({ legalName: 'Padaria Aurora Ltda' }));
    await change({ legalName: 'Estrela Ltda' });
    expect(await itemAt(keys.nameWord(businessId, 'estrela'))).toBeDefined();
    const { status, headers, body } = await change();
    expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: '"3"' });
    expect(body).toMatchObject({ id: businessId, ...another, status: 'pending_approval' });
    expect(body).not.toHaveProperty('legalName');
    const item = await itemAt(keys.business(businessId));
    expect(item).toMatchObject({ ...another, version: 3 });
    expect(item).not.toHaveProperty('legalName');
    expect(await itemAt(keys.nameWord(businessId, 'estrela'))).toBeUndefined();
  });

  it('stores a revision of a live business, which stays unchanged, and refuses a second one', async () => {
    await holds(aBusiness());
    const { body } = await change();
    expect(body).toMatchObject({ ...another, previousActive: businessId, version: 1 });
    expect(await itemAt(keys.business(body.id))).toMatchObject({ status: 'pending_approval' });
    const unchanged = { name: aBusiness().name, status: 'active', version: aBusiness().version };
    const linked = { ...unchanged, revisionId: body.id };
    expect(await itemAt(keys.business(businessId))).toMatchObject(linked);
    expect((await change({ name: 'Outra' })).code).toBe('REVISION_PENDING');
    expect((await change(another, body.id)).body).toMatchObject({ id: body.id, version: 2 });
  });

  it('edits a live business itself if no field changes that requires approval', async () => {
    await holds(aBusiness());
    expect((await change({})).body).toMatchObject({ id: businessId, status: 'active', version: 4 });
    expect(await itemsOfKind('BUSINESS BUSINESS')).toHaveLength(1);
  });
});

describe('a change to a smaller size', () => {
  it.each([
    ['two shops', 2, 0],
    ['three validators of a shop', 1, 3],
  ])('is refused while there are %s, also in a revision', async (_, shops, validators) => {
    await holds(aBusiness());
    await uses(shops, validators);
    expect((await change({ sizeTypeId: 1 })).code).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
    expect(await itemsOfKind('BUSINESS BUSINESS')).toHaveLength(1);
    await holds(live, aRevision({ sizeTypeId: 3 }));
    await uses(shops, validators);
    const refused = await change({ sizeTypeId: 1 }, revisionId);
    expect(refused.code).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
    expect((await change({ sizeTypeId: 4 }, revisionId)).status).toBe(200);
  });

  it.each([
    ['unknown', 'ready', 2, 'IMAGE_NOT_FOUND'],
    ['refused', 'refused', 1, 'IMAGE_REFUSED'],
  ] as const)('refuses an %s avatar', async (_, status, number, code) => {
    await holds(aBusiness());
    await putItems(stored.image(anImage({ area: 'business', status })));
    expect((await change({ avatarUrl: imageUrlNo('business', number) })).code).toBe(code);
    expect(await itemAt(keys.business(businessId))).toEqual(stored.business(aBusiness()));
  });

  it('dismisses the rejection of the last revision when the live data is sent again', async () => {
    const rejection = { rejectionReason: 'Nome', rejectedRevisionId: revisionId };
    await holds({ ...aBusiness(), ...rejection });
    expect((await change({})).status).toBe(200);
    const item = await itemAt(keys.business(businessId));
    for (const field of Object.keys(rejection)) expect(item).not.toHaveProperty(field);
  });

  it('is a revision if everything fits', async () => {
    await holds(aBusiness());
    await uses(1, 2);
    const requested = { status: 'pending_approval', sizeTypeId: 1 };
    expect((await change({ sizeTypeId: 1 })).body).toMatchObject(requested);
  });

  it.each<[string, BusinessItem, Partial<BusinessInput>]>([
    ['for another name', aBusiness(), another],
    ['for a larger size', aBusiness(), { sizeTypeId: 3 }],
    ['for the special size', aBusiness(), { sizeTypeId: 99 }],
    ['before the first approval', aPendingBusiness(), { sizeTypeId: 99 }],
  ])('is not limited %s', async (_, business, changes) => {
    await holds(business);
    await uses(4, 9);
    expect((await change(changes)).status).toBe(200);
  });
});
