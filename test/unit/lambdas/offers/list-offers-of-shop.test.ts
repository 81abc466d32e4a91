import { handler } from '#lambdas/entries/api/offers.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { aUser } from '#test/support/builders/people.ts';
import { publishedOffer } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const running = anOffer({ id: 'off_01K9C1B2C3D4E5F6G7H8J9K001' });
const endsSooner = anOffer({
  id: 'off_01K9C1B2C3D4E5F6G7H8J9K002',
  endsAt: '2026-11-30T02:59:59.000Z',
  expirationDate: '2026-11-29',
});
const startsLater = anOffer({
  id: 'off_01K9C1B2C3D4E5F6G7H8J9K003',
  startsAt: '2026-12-01T03:00:00.000Z',
  startDate: '2026-12-01',
});
const offers = [running, endsSooner, startsLater];

async function list(query: Record<string, string>, userId?: string) {
  const { body } = await invokeHandler(
    handler,
    aRequest('GET /offers', {
      query: { shopId, limit: '1', ...query },
      ...(userId && { as: { userId } }),
    }),
  );
  const ids = (body['items'] as { id: string }[]).map(({ id }) => id);
  return { ids, pagingKey: String(body['pagingKey']) };
}

describe("a shop's offers", () => {
  it('continue with the next offer when the last one shown has expired', async () => {
    const items = offers.flatMap((offer) => publishedOffer(offer));
    tableHolds(stored.business(aBusiness()), stored.shop(aShop()), ...items);
    stopDateAt('2026-11-21T12:00:00.000Z');
    const { ids, pagingKey } = await list({});
    expect(ids).toEqual([endsSooner.id]);
    stopDateAt('2026-12-02T12:00:00.000Z');
    expect((await list({ pagingKey, limit: '20' })).ids).toEqual([running.id, startsLater.id]);
  });

  it("are listed for the owner as customers see them, whatever else the owner's list has", async () => {
    const switchedOff = anOffer({ id: 'off_01K9C1B2C3D4E5F6G7H8J9K004', status: 'inactive' });
    const items = [...offers, switchedOff].flatMap((offer) => publishedOffer(offer));
    const { userId } = aBusiness();
    tableHolds(
      ...[
        stored.user(aUser({ userId, businessId: aBusiness().id })),
        stored.business(aBusiness()),
        stored.shop(aShop()),
      ],
      ...items,
    );
    stopDateAt('2026-11-21T12:00:00.000Z');
    const customers = await list({ limit: '20' });
    expect(customers.ids).toEqual([endsSooner.id, running.id]);
    expect((await list({ limit: '20', asCustomer: 'true' }, userId)).ids).toEqual(customers.ids);
    const newestFirst = [switchedOff, startsLater, endsSooner, running].map(({ id }) => id);
    expect((await list({ limit: '20' }, userId)).ids).toEqual(newestFirst);
  });
});
