import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSEvent, SQSRecord } from 'aws-lambda';
import { refreshFeeds } from '../offers/refresh-feeds.ts';
import { listCurrentOfferIds, type OfferList } from '../offers/repository/list-offers.ts';
import { logger } from '../shared/logger.ts';
import { refreshOffersCount } from '../shops/refresh-offers-count.ts';
import { sendJobs } from './job-queue.ts';
import { type Job, job } from './jobs.ts';

/** Most offers of a business or shop that one message handles. */
const offersAtOnce = 100;

/**
 * Refreshes the feeds of a list's offers that are on and have not ended, one after the other: transactions
 * that check the same business at the same time would cancel each other. An offer that fails becomes a job
 * of its own, and the rest of the list the next message.
 */
async function refreshFeedsOfList(list: OfferList, listJob: Job, now: Date): Promise<void> {
  const request = { limit: offersAtOnce, position: listJob.after };
  const { items: ids, position } = await listCurrentOfferIds(list, now, request);
  const next: Job[] = [];
  for (const id of ids) {
    try {
      await refreshFeeds(id, now);
    } catch (error) {
      logger.error('feeds not refreshed', { offerId: id, error: error as Error });
      next.push({ name: 'refresh-feeds-of-offer', id });
    }
  }
  if (position !== undefined) next.push({ ...listJob, after: position });
  await sendJobs(next);
}

async function runJob(wanted: Job, now: Date): Promise<void> {
  switch (wanted.name) {
    case 'refresh-feeds-of-business':
      return refreshFeedsOfList({ businessId: wanted.id }, wanted, now);
    case 'refresh-feeds-of-shop':
      return refreshFeedsOfList({ shopId: wanted.id }, wanted, now);
    case 'refresh-feeds-of-offer':
      return refreshFeeds(wanted.id, now);
    case 'refresh-offers-count':
      return refreshOffersCount(wanted.id, now);
  }
}

async function runRecord({ body, messageId }: SQSRecord): Promise<void> {
  try {
    await runJob(job.parse(JSON.parse(body)), new Date());
  } catch (error) {
    logger.error('job failed', { messageId, error: error as Error });
    throw error;
  }
}

const processor = new BatchProcessor(EventType.SQS);

/** Runs queued jobs; those that fail are reported one by one, and the queue delivers them again. */
export async function handler(event: SQSEvent, context: Context) {
  return processPartialResponse(event, runRecord, processor, {
    context,
    throwOnFullBatchFailure: false,
  });
}
