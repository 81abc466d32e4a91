import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { runJobs } from '#test/support/mocked-jobs.ts';
import { tableHolds } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

beforeEach(() => stopDateAt('2026-11-21T12:00:00.000Z'));

describe('a batch of jobs', () => {
  it('reports only the failed jobs', async () => {
    tableHolds(stored.business(aBusiness()), stored.shop(aShop()), stored.offer(anOffer()));
    const broken = { name: 'unknown', id: 'x' };
    expect(await runJobs({ name: 'refresh-feeds-of-offer', id: offerId }, broken)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm1' }],
    });
  });

  it('reports every job when all fail', async () => {
    expect(await runJobs({ name: 'unknown', id: 'x' })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm0' }],
    });
  });
});
