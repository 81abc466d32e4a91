import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSEvent, SQSRecord } from 'aws-lambda';
import { refreshFeeds } from '../offers/refresh-feeds.ts';
import { logger } from '../shared/logger.ts';
import { keys, sortId } from '../shared/table/keys.ts';
import { currentOffers } from '../shared/table/offer-states.ts';
import { queryRange, restAfter } from '../shared/table/query.ts';
import { refreshOffersCount } from '../shops/refresh-offers-count.ts';
import { sendJobs } from './job-queue.ts';
import { type Job, job } from './jobs.ts';

/** Offers of a business or shop that one message works through. */
const offersAtOnce = 100;

/**
 * Refreshes the feeds of a list's offers that are on and have not ended, one after the other: transactions
 * that check the same business at the same time would cancel each other. An offer that fails becomes a job
 * of its own, and what is left of the list the next message.
 */
async function refreshFeedsOfList(partition: string, listJob: Job, now: Date): Promise<void> {
  const range = currentOffers(partition, 'active', now);
  const rows = await queryRange(restAfter(range, listJob.after), offersAtOnce);
  const next: Job[] = [];
  for (const row of rows) {
    const id = sortId(row);
    try {
      await refreshFeeds(id, now);
    } catch (error) {
      logger.error('feeds not refreshed', { offerId: id, error: error as Error });
      next.push({ name: 'refresh-feeds-of-offer', id });
    }
  }
  const last = rows.at(-1);
  if (last && rows.length === offersAtOnce) {
    next.push({ ...listJob, after: String(last['LSI1SK']) });
  }
  await sendJobs(next);
}

async function runJob(wanted: Job, now: Date): Promise<void> {
  switch (wanted.name) {
    case 'refresh-feeds-of-business':
      return refreshFeedsOfList(keys.business(wanted.id).PK, wanted, now);
    case 'refresh-feeds-of-shop':
      return refreshFeedsOfList(keys.shop(wanted.id).PK, wanted, now);
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

/** Runs queued jobs; those that fail are reported one by one, and the queue gives them again. */
export async function handler(event: SQSEvent, context: Context) {
  return processPartialResponse(event, runRecord, processor, {
    context,
    throwOnFullBatchFailure: false,
  });
}
