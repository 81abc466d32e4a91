import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { cacheOffer } from '#web/features/offers/api.ts';
import { aShownList } from '../support/shown-list.ts';

const before = { ...anOffer(), version: 1 } as unknown as Offer;
const changed = { ...before, version: 2, availableLimit: 10 };

const aList = () => aShownList<Offer>(offerRoutes.listOffersOfBusiness);

describe('a changed offer', () => {
  it('is not shown in its old state by a list whose first answer was under way', async () => {
    const { client, answers, rows, settled, leave } = aList();
    await cacheOffer(client, changed);
    await settled();
    answers[0]?.([before]);
    await settled();
    expect(rows()).toBeUndefined();
    answers[1]?.([changed]);
    await settled();
    expect(rows()).toEqual([changed]);
    leave();
  });

  it('is shown at once by a loaded list, which is not loaded again', async () => {
    const { client, answers, rows, settled, leave } = aList();
    answers[0]?.([before]);
    await settled();
    await cacheOffer(client, changed);
    await settled();
    expect(rows()).toEqual([changed]);
    expect(answers).toHaveLength(1);
    leave();
  });
});
