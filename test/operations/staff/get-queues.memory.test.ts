import { ulid } from 'ulid';
import { staffRoutes } from '#contract/staff/routes.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, type Key, keys } from '#lambdas/platform/table/keys.ts';
import { anIndication } from '#test/support/builders/a-shop.ts';
import { anInvoice } from '#test/support/builders/an-invoice.ts';
import { aStaffUser } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { staffCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const pending = partitions.businessesOfStatus('pending_approval');
const since = '2026-11-19T08:00:00.000Z';

/** The index row of a pending business that waits since an instant; `n` makes its id. */
function waiting(n: number, instant = since) {
  const id = `biz_01K9A1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`;
  return { ...keys.business(id), ...inGsi1(pending, instantKey(instant, id)) };
}

async function queues(...items: readonly Key[]) {
  await tableHolds(stored.user(aStaffUser()), ...items);
  return (await call(staffRoutes.getQueues, { as: staffCaller })).body;
}

describe('getQueues', () => {
  it('tells how many cases wait, and since when the oldest one waits', async () => {
    const reviewSince = '2026-11-20T09:30:00.000Z';
    const sentAt = '2026-11-18T12:00:00.000Z';
    const indication = anIndication({ id: `ind_${ulid(Date.parse(sentAt))}` });
    expect(
      await queues(
        ...[waiting(1, '2026-11-21T08:00:00.000Z'), waiting(2)],
        stored.invoice(anInvoice({ status: 'in_review', reviewSince })),
        stored.indication(indication),
      ),
    ).toEqual({
      businesses: { count: 2, isMore: false, oldestAt: since },
      invoices: { count: 1, isMore: false, oldestAt: reviewSince },
      indications: { count: 1, isMore: false, oldestAt: sentAt },
    });
  });

  it.each([
    [99, false],
    [100, true],
    [250, true],
  ])('counts up to 99: %i cases', async (cases, isMore) => {
    const nobody = { count: 0, isMore: false };
    expect(await queues(...Array.from({ length: cases }, (_, n) => waiting(n)))).toEqual({
      businesses: { count: 99, isMore, oldestAt: since },
      ...{ invoices: nobody, indications: nobody },
    });
  });
});
