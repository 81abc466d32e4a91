import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { parseOffer } from '#lambdas/offers/store/offer-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { parseShop } from '#lambdas/shops/store/shop-store.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { logLines } from '#test/support/log-lines.ts';
import { putItems, readsLag, requestsMade, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const keyOf = (n: number) => ({ PK: `THING#${n}`, SK: 'THING' });
const things = (count: number) => Array.from({ length: count }, (_, n) => keyOf(n));

beforeEach(() => {
  tableHolds();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

it('one item is read consistently by default', async () => {
  putItems({ ...keyOf(1), weight: 2 });
  readsLag({ reads: 1 });
  expect(await getItem(keyOf(1))).toEqual({ ...keyOf(1), weight: 2 });
  expect(await getItem(keyOf(1), 'eventual')).toBeUndefined();
  expect(await getItem(keyOf(2))).toBeUndefined();
});

describe('many items', () => {
  it('are read consistently, 100 per request', async () => {
    tableHolds(...things(249));
    putItems(keyOf(249));
    readsLag({ reads: 1 });
    const find = await getItems(things(250));
    expect(things(250).every((key) => find(key) !== undefined)).toBe(true);
    expect(find(keyOf(250))).toBeUndefined();
    expect(requestsMade()).toHaveLength(3);
    expect((await getItems([keyOf(249)], 'eventual'))(keyOf(249))).toBeUndefined();
  });

  it('are requested once each and by their primary keys, as DynamoDB requires', async () => {
    tableHolds(keyOf(1));
    const row = { ...keyOf(1), GSI1SK: 'x' };
    const find = await getItems([keyOf(1), keyOf(2), row]);
    expect([find(keyOf(1)), find(keyOf(2))]).toEqual([keyOf(1), undefined]);
  });

  it('are not requested when there are no keys', async () => {
    expect((await getItems([]))(keyOf(1))).toBeUndefined();
    expect(requestsMade()).toEqual([]);
  });

  it('that an answer of 16 MB leaves unprocessed are requested again', async () => {
    const text = 'x'.repeat(399 * 1024);
    tableHolds(...things(50).map((key) => ({ ...key, text })));
    const find = await getItems(things(50));
    expect(things(50).every((key) => find(key) !== undefined)).toBe(true);
    expect(requestsMade()).toHaveLength(2);
  });

  it('that are always left unprocessed are never treated as missing', async () => {
    const UnprocessedKeys = { 'table-of-test': { Keys: [keyOf(2)], ConsistentRead: true } };
    const send = jest.spyOn(DynamoDBDocumentClient.prototype, 'send');
    send.mockImplementation(async () => ({ UnprocessedKeys }));
    await expect(getItems([keyOf(2)])).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: 1,
    });
    expect(send).toHaveBeenCalledTimes(5);
  });
});

describe('a stored item', () => {
  it('that does not pass the input rules is still read', () => {
    const offer = {
      ...stored.offer(anOffer()),
      title: 'x',
      paymentOptions: [],
      offerPriceCents: 0,
    };
    expect(parseOffer(offer, undefined)?.offer).toMatchObject({ title: 'x', paymentOptions: [] });
    const shop = { ...stored.shop(aShop()), shopIdentifier: 'a', images: ['old'] };
    expect(parseShop(shop)).toMatchObject({
      shopIdentifier: 'a',
      images: [{ key: `shop/${businessId}/old` }],
    });
  });

  it('that does not parse counts as absent, and only its key and invalid fields are logged', async () => {
    const item = { ...stored.shop(aShop()), contacts: '+5581998765432' };
    const lines = await logLines(async () => expect(parseShop(item)).toBeUndefined());
    expect(lines.join('')).toContain(keys.shop(aShop().id).PK);
    expect(lines.join('')).toContain('contacts');
    expect(lines.join('')).not.toContain('998765432');
  });
});
