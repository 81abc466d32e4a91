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
  const isDue = async (one: ReturnType<typeof aSubscription>, today: string) => {
    tableHolds(stored.subscription(one));
    const lists = dueLists(shardOf(one.businessId), today);
    const pages = await Promise.all(lists.map((list) => list({ limit: 9, position: undefined })));
    return pages.some(({ items }) => items.length > 0);
  };
  const unpaid = [anUnpaidInvoice()];
  const later = [anUnpaidInvoice({ dueDate: '2027-01-20' })];
  const yearUpgrade = { on: '2026-12-20', sizeTypeId: 3 } as const;

  it.each([
    ['an invoice on its day', {}, '2026-12-31', '2027-01-01'],
    ['a short part with the next month', { nextStart: '2026-12-25' }, '2026-12-31', '2027-01-01'],
    ['a larger size', { yearUpgrade }, '2026-12-19', '2026-12-20'],
    ['a reminder three days before the due day', { unpaid }, '2026-12-07', '2026-12-08'],
    ['an invoice before one that is due', { unpaid: later }, '2026-12-31', '2027-01-01'],
  ])('contain %s', async (_, given, before, day) => {
    expect(await isDue(aSubscription(given), before)).toBe(false);
    expect(await isDue(aSubscription(given), day)).toBe(true);
  });

  it('omit suspended and unbilled businesses', async () => {
    const { nextStart: _, ...stopped } = aSubscription();
    expect(await isDue(stopped, '2030-01-01')).toBe(false);
    expect(await isDue(aSubscription({ unpaid, isSuspended: true }), '2030-01-01')).toBe(false);
  });
});

it('businesses with an open invoice are listed by its due day, over all shards', async () => {
  const given = Array.from({ length: 40 }, (_, n) => ({
    businessId: businessIdNo(n),
    dueDate: `2026-12-${String(28 - (n % 28)).padStart(2, '0')}`,
  }));
  tableHolds(
    ...given.map(({ businessId, dueDate }) =>
      stored.subscription(aSubscription({ businessId, unpaid: [anUnpaidInvoice({ dueDate })] })),
    ),
  );
  const listed: string[] = [];
  let position: string | undefined;
  do {
    const page = await listUnpaidBusinesses(false, { limit: 7, position });
    listed.push(...page.items);
    position = page.position;
  } while (position !== undefined);
  const inOrder = given.map(({ businessId, dueDate }) => `${dueDate}#${businessId}`).sort();
  expect(listed).toEqual(inOrder.map((key) => key.split('#')[1]));
});
