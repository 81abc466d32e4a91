import type { Job, NextJob } from './jobs.ts';

/** Seconds that a count of offers waits for further changes of the shop's offers, which it counts, too. */
const delaySeconds = 3;

/**
 * The jobs with those that count the offers of shops delayed: the first one that runs counts for all that were queued
 * before it (see `refreshOffersCount`). `now` is when their changes were read.
 */
export const delayCounts = (jobs: readonly Job[], now: Date): readonly NextJob[] =>
  jobs.map((job) =>
    job.name === 'refresh-offers-count' ? { ...job, at: now.toISOString(), delaySeconds } : job,
  );
