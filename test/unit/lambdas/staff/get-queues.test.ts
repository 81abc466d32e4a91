import { ulid } from 'ulid';
import { handler } from '#lambdas/entries/api/staff.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys } from '#lambdas/platform/table/keys.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const pending = partitions.businessesOfStatus('pending_approval');

/** The index row of a pending business that waits since an instant; `n` makes its id. */
function waiting(n: number, since: string) {
  const id = `biz_01K9A1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`;
  return { ...keys.business(id), ...inGsi1(pending, instantKey(since, id)) };
}

async function queues(...rows: ReturnType<typeof waiting>[]) {
  tableHolds(stored.user(aStaffUser()), ...rows);
  const as = { userId: staffId, groups: '[staff]' };
  return (await invokeHandler(handler, aRequest('GET /staff/queues', { as }))).body;
}

const nobody = { count: 0, isMore: false };

describe('the queues of staff', () => {
  it('tell how many cases wait and since when the oldest one waits', async () => {
    const [day, invoiceId] = ['2026-12-01', 'inv_01K9A1B2C3D4E5F6G7H8J9K001'];
    const reviewSince = '2026-11-20T09:30:00.000Z';
    const indicationId = `ind_${ulid(Date.parse('2026-11-18T12:00:00.000Z'))}`;
    expect(
      await queues(
        waiting(1, '2026-11-21T08:00:00.000Z'),
        waiting(2, '2026-11-19T08:00:00.000Z'),
        {
          ...keys.invoice('biz_01K9A1B2C3D4E5F6G7H8J9K001', day),
          ...inGsi1(partitions.invoicesInReview, instantKey(reviewSince, invoiceId)),
        },
        {
          ...keys.indication(indicationId),
          ...inGsi1(partitions.indicationsOfStatus('new'), indicationId),
        },
      ),
    ).toEqual({
      businesses: { count: 2, isMore: false, oldestAt: '2026-11-19T08:00:00.000Z' },
      invoices: { count: 1, isMore: false, oldestAt: reviewSince },
      indications: { count: 1, isMore: false, oldestAt: '2026-11-18T12:00:00.000Z' },
    });
  });

  it.each([
    [99, false],
    [100, true],
    [250, true],
  ])('are counted up to 99: %i cases', async (cases, isMore) => {
    const since = '2026-11-19T08:00:00.000Z';
    const rows = Array.from({ length: cases }, (_, n) => waiting(n, since));
    expect(await queues(...rows)).toEqual({
      businesses: { count: 99, isMore, oldestAt: since },
      invoices: nobody,
      indications: nobody,
    });
  });
});
