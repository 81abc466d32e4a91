import { handler } from '#lambdas/entries/api/statistics.ts';
import { addViews } from '#lambdas/statistics/store/views-store.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { claimed, count } from '#test/support/counted-events.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

async function reach() {
  const { body } = await invokeHandler(
    handler,
    aRequest('GET /businesses/{id}/reach', { as: { userId: ownerId }, params: { id: businessId } }),
  );
  return body;
}

beforeEach(() => tableHolds(stored.user(aUser({ businessId })), stored.business(aBusiness())));

describe('the reach of a business', () => {
  it('begins with the first counted view', async () => {
    expect(await reach()).toEqual({ isReached: false });
    await addViews({ ownerId: businessId, businessId, day: '2026-11-21', views: 1 });
    expect(await reach()).toEqual({ isReached: true });
  });

  it('begins with the first claim, whatever becomes of it', async () => {
    await count(claimed());
    expect(await reach()).toEqual({ isReached: true });
  });
});
