import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { closeBusinessSteps } from '#lambdas/accounts/close-business.ts';
import { runSteps } from '#lambdas/platform/jobs/job-steps.ts';
import { aJob } from '#test/support/a-job.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopIdNo } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { openedShop, publishedOffer } from '#test/support/builders/whole-items.ts';
import { itemsOfKind, requestsMade, tableHolds } from '#test/support/memory-table/table.ts';
import { runJobs } from '#test/support/mocked-jobs.ts';
import { stored } from '#test/support/stored.ts';

const shops = Array.from({ length: 12 }, (_, n) =>
  aShop({ id: shopIdNo(n), shopIdentifier: `aurora${n}` }),
);
const shopsIds = [shopIdNo(0), shopIdNo(11)];
const offers = [1, 2, 3].map((n) => offerNo(n, { shopsIds }));
const inShops = shops.filter(({ id }) => shopsIds.includes(id));

it('the offers of a closed business are removed by a separate job; the jobs of its shops write nothing that needs the business', async () => {
  mockClient(S3Client).on(ListObjectsV2Command).resolves({});
  tableHolds(
    stored.business(aBusiness({ status: 'closed' })),
    ...shops.flatMap((shop) => openedShop(shop)),
    ...offers.flatMap((offer) => publishedOffer(offer, inShops)),
  );
  const steps = closeBusinessSteps(businessId, new Date());
  let job = aJob('close-business', { id: businessId });
  while (itemsOfKind('SHOP SHOP').length > 0) {
    const [next = job] = await runSteps(job, steps, () => false);
    job = next as typeof job;
    const left = itemsOfKind('SHOP SHOP').map((shop) => shop['id']);
    const removed = shops.filter(({ id }) => !left.includes(id));
    await runJobs(...removed.map(({ id }) => ({ name: 'remove-offers-of-shop', id })));
  }
  expect(itemsOfKind('OFFER OFFER')).toEqual([]);
  expect(requestsMade().flatMap(({ kinds }) => kinds)).not.toContain('BUSINESS BUSINESS');
});
