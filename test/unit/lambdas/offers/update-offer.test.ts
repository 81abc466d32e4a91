import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { imageUrlOf } from '#contract/images.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aStoredImage, imageUrl } from '#test/support/builders/an-image.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  beforeChange,
  change,
  ended,
  here,
  holds,
  images,
  shopIds,
  there,
} from '#test/support/changed-offers.ts';
import { failingAt, table, transactions, writeOf } from '#test/support/mocked-table.ts';

beforeEach(beforeChange);

describe('changing the shops of an offer', () => {
  it('removes its rows in shops that it leaves, and adds and replaces the others', async () => {
    const [left, kept, added] = shopIds as [string, string, string];
    holds(anOffer({ shopsIds: [left, kept] }));
    expect(await change({ shopsIds: [kept, added] })).toMatchObject({ status: 200 });
    const rowIn = (shopId: string) => writeOf(keys.offerOfShop(shopId, offerId));
    expect(rowIn(left).Delete).toBeDefined();
    expect(rowIn(kept).Put?.ConditionExpression).toBe('attribute_exists(PK)');
    expect(rowIn(added).Put?.ConditionExpression).toBe('attribute_not_exists(PK)');
    const checked = (shopId: string) => () => writeOf(keys.shop(shopId));
    expect(checked(left)).toThrow('Nothing is written');
    expect(checked(added)()).toHaveProperty('ConditionCheck');
  });

  it('from 20 to 20 others after its end, with ten new images, takes 75 actions, each on another item', async () => {
    holds(ended);
    const imagesUrls = images.map(({ key }) => imageUrlOf(key));
    expect((await change({ imagesUrls }, { 'idempotency-key': 'key-of-8' })).status).toBe(200);
    const [actions = []] = transactions();
    expect(actions).toHaveLength(75);
    const written = actions.map(({ Put, Update, Delete, ConditionCheck }) => {
      const { PK, SK } = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {};
      return `${PK} ${SK}`;
    });
    expect(new Set(written).size).toBe(75);
  });

  it('requires the version and the owner that were read', async () => {
    await change();
    expect(writeOf(keys.offer(offerId)).Put).toMatchObject({
      ConditionExpression: expect.stringContaining('version = :version AND userId = :userId'),
      ExpressionAttributeValues: { ':version': 1, ':userId': ownerId },
    });
  });
});

describe('the revision of the offers of a business', () => {
  const raised = () => writeOf(keys.businessCounters(businessId)).Update?.UpdateExpression;

  it('is raised with more shops, so that no shop that gets an offer is removed as empty', async () => {
    await change();
    expect(raised()).toBe('ADD offersRevision :one');
  });

  it('stays as it is with the same days and shops', async () => {
    await change({ shopsIds: here });
    expect(raised).toThrow('Nothing is written');
  });
});

describe('two changes of one version', () => {
  it('refuse the second, which reads the offer again', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      holds(anOffer({ shopsIds: there, version: 2 }));
      failingAt(keys.offer(offerId))(input);
    });
    expect(await change({}, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { code: 'VERSION_MISMATCH' },
    });
    expect(transactions()).toEqual([]);
  });
});

describe('the images of a changed offer', () => {
  const image = imageUrl();

  it('may be those that it has', async () => {
    holds(anOffer({ shopsIds: here, images: [aStoredImage()] }));
    expect((await change({ imagesUrls: [image] })).status).toBe(200);
    expect(writeOf(keys.offer(offerId)).Put?.Item).toMatchObject({ images: [expect.any(String)] });
  });
});

describe('an offer of a business that may not publish', () => {
  it.each(['rejected', 'suspended', 'closed'] as const)(
    'that is %s is unchanged',
    async (status) => {
      holds(anOffer({ shopsIds: here }), aBusiness({ status }));
      expect(await change()).toMatchObject({ status: 409, body: { code: 'BUSINESS_NOT_ACTIVE' } });
      expect(transactions()).toEqual([]);
    },
  );
});
