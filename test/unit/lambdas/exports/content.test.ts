import { exportedKinds } from '#lambdas/accounts/exports/store/exported-kinds.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { validatorId } from '#test/support/builders/a-validator.ts';
import { aUser, ownerId, staffId, strangerId } from '#test/support/builders/people.ts';
import {
  exportedItems,
  type KindInFile,
  sampleOwner,
  sampleSubscription,
  samples,
  sampleValidator,
} from '#test/support/exported-samples.ts';
import { contentFor, resetExportMocks } from '#test/support/file-jobs.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';

beforeEach(() => {
  resetExportMocks();
  tableHolds(...exportedItems);
});

describe('the file of an export', () => {
  it.each(Object.entries(samples))(
    'has an item of the kind %s in its section',
    async (kind, { mark }) => {
      const content = await contentFor(sampleOwner);
      const having = Object.keys(content).filter((name) =>
        JSON.stringify(content[name]).includes(mark),
      );
      expect(having).toEqual([exportedKinds[kind as KindInFile].in]);
    },
  );

  it('explains for every other kind why it is excluded, and for some kinds which fields are left out', async () => {
    const { notIncluded } = await contentFor(sampleOwner);
    const others = Object.keys(keys).filter((kind) => !(kind in samples));
    const inPart = [
      'agreement',
      'audit',
      'claim',
      'invoice',
      'pushSubscriptions',
      'subscription',
      'report',
      'user',
    ];
    expect(Object.keys(notIncluded as object).sort()).toEqual([...others, ...inPart].sort());
    for (const reason of Object.values(notIncluded as object)) expect(reason).toMatch(/\w+\.$/);
  });

  it('has the attributes of the account', async () => {
    expect(await contentFor(sampleOwner)).toMatchObject({
      exportedAt: '2026-11-21T12:00:00.000Z',
      account: { sub: ownerId, email: 'ana@vitrine.test', createdAt: '2026-01-01T00:00:00.000Z' },
    });
  });

  it('has the attributes of a user that the API shows, e-mail, language, and the start of staff membership', async () => {
    const shown = {
      userId: ownerId,
      businessId,
      shopId,
      validatorId,
      isPasswordRequired: true,
      terms: { version: '2026-11-01', acceptedAt: '2026-11-02T00:00:00.000Z' },
      createdAt: '2026-01-02T03:04:05.001Z',
      email: 'dona@vitrine.test',
      locale: 'pt-BR',
      staffSince: '2026-01-03T00:00:00.000Z',
    };
    const secondFactorSince = '2026-01-04T00:00:00.000Z';
    const item = { ...aUser({ ...shown, secondFactorSince }), signInsSince: 'later' };
    expect((await contentFor(item))['user']).toEqual(shown);
    expect(await contentFor(sampleOwner)).toMatchObject({ user: { userId: ownerId, businessId } });
  });

  it('has nothing that the API hides: staff, ids of accounts, keys of browsers', async () => {
    const text = JSON.stringify(await contentFor(sampleOwner));
    for (const hidden of [
      staffId,
      strangerId,
      sampleSubscription.endpoint,
      ...Object.values(sampleSubscription.keys),
    ]) {
      expect(text).not.toContain(hidden);
    }
    expect(text).not.toMatch(/"(PK|SK|GSI1PK|LSI1SK|packedTexts|originalPriceCents|ttl)"/);
  });

  it("has a validator's own record, and no other data of the business", async () => {
    const user = aUser({ userId: strangerId, businessId, shopId, validatorId });
    const content = await contentFor(user);
    expect(content['validator']).toMatchObject({ name: sampleValidator.name, validationsCount: 7 });
    expect(content).not.toHaveProperty('business');
    for (const name of ['shops', 'offers', 'validators', 'businessDecisions']) {
      expect(content[name]).toEqual([]);
    }
  });

  it('omits unreadable items and counts them', async () => {
    const damage = ['offer', 'indication', 'validator', 'audit'] as const;
    tableHolds(
      ...exportedItems.filter((item) => !damage.some((kind) => samples[kind].item === item)),
      { ...samples.offer.item, title: 5 },
      { ...samples.indication.item, status: 'lost' },
      { ...samples.validator.item, name: null },
      { ...samples.audit.item, action: 5 },
    );
    const content = await contentFor(sampleOwner);
    expect(content).toMatchObject({
      unreadableRecords: damage.length,
      offers: [],
      indications: [],
      validators: [],
      businessDecisions: [],
      shops: [{ id: shopId }],
    });
  });

  it('continues after a page that DynamoDB ends at 1 MB', async () => {
    const shopIds = ['shp_1', 'shp_2', 'shp_3', 'shp_4'];
    tableHolds(
      ...shopIds.map((shopId) => ({
        ...keys.follow(ownerId, shopId),
        followedAt: '2026-02-06T00:00:00.000Z',
        padding: 'x'.repeat(399_000),
      })),
    );
    const { follows } = await contentFor(aUser());
    expect(follows).toMatchObject(shopIds.map((shopId) => ({ shopId })));
  });
});
