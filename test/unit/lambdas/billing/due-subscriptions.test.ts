import { billingShards, shardOf } from '#lambdas/billing/store/subscription-index-keys.ts';
import { dueLists, listUnpaidBusinesses } from '#lambdas/billing/store/subscription-store.ts';
import { anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const letters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const businessIdNo = (n: number) =>
  `biz_01K9A1B2C3D4E5F6G7H8J9${letters[n >> 5]}${letters[n & 31]}KX${letters[n & 31]}`;

it('businesses are spread evenly over the shards', () => {
  const shards = letters.map((_, n) => shardOf(businessIdNo(n)));
  for (const shard of billingShards) expect(shards.filter((one) => one === shard)).toHaveLength(4);
});

describe('the lists of due subscriptions', () => {
  const dueOn = async (subscription: Parameters<typeof aSubscription>[0], today: string) => {
    const one = aSubscription(subscription);
    tableHolds(stored.subscription(one));
    const lists = dueLists(shardOf(one.businessId), today);
    const pages = await Promise.all(lists.map((list) => list({ limit: 9, position: undefined })));
    return pages.flatMap(({ items }) => items).length > 0;
  };
  const unpaid = [anUnpaidInvoice()];

  it.each([
    ['an invoice on its day', {}, '2026-12-31', '2027-01-01'],
    [
      'a short part with the month after it',
      { nextStart: '2026-12-25' },
      '2026-12-31',
      '2027-01-01',
    ],
    [
      'a larger size',
      { yearUpgrade: { on: '2026-12-20', sizeTypeId: 3 } },
      '2026-12-19',
      '2026-12-20',
    ],
    ['a reminder three days before the due day', { unpaid }, '2026-12-07', '2026-12-08'],
    [
      'the next invoice beside one that is due later',
      { unpaid: [anUnpaidInvoice({ dueDate: '2027-01-20' })] },
      '2026-12-31',
      '2027-01-01',
    ],
  ] as const)('contain %s', async (_, subscription, before, day) => {
    expect(await dueOn(subscription, before)).toBe(false);
    expect(await dueOn(subscription, day)).toBe(true);
  });

  it('omit suspended and unbilled businesses', async () => {
    const { nextStart: _, ...stopped } = aSubscription();
    tableHolds(stored.subscription(stopped));
    expect(await dueOn({ unpaid, isSuspended: true }, '2030-01-01')).toBe(false);
  });
});

it('businesses with an open invoice are listed by its due day, over all shards', async () => {
  const count = 40;
  const dayOf = (n: number) => `2026-12-${String(28 - (n % 28)).padStart(2, '0')}`;
  tableHolds(
    ...Array.from({ length: count }, (_, n) =>
      stored.subscription(
        aSubscription({
          businessId: businessIdNo(n),
          unpaid: [anUnpaidInvoice({ dueDate: dayOf(n) })],
        }),
      ),
    ),
  );
  const listed: string[] = [];
  let position: string | undefined;
  do {
    const page = await listUnpaidBusinesses(false, { limit: 7, position });
    listed.push(...page.items);
    position = page.position;
  } while (position !== undefined);
  const expected = Array.from({ length: count }, (_, n) => ({ n, day: dayOf(n) }))
    .map(({ n, day }) => `${day}#${businessIdNo(n)}`)
    .sort()
    .map((key) => key.split('#')[1]);
  expect(listed).toEqual(expected);
});
