import { closeAbandonedBusiness } from '../accounts/close-abandoned-business.ts';
import { findMissingOwners } from '../accounts/find-missing-owners.ts';
import { findOwnerSweep, saveOwnerSweep } from '../accounts/owner-sweep-repository.ts';
import { logger } from '../shared/logger.ts';
import { onSchedule } from './sweep.ts';

/** Milliseconds between the two runs that find that an owner has no account, before their business is closed. */
const day = 24 * 60 * 60_000;

/** Most businesses that wait for the second run, and most that one run closes: more mean that the pool is a wrong one. */
const mostMissing = 500;
const mostClosed = 25;

/** Closes businesses by their ids. Returns those that are left: there was no time, or they failed. */
async function closeAll(ids: readonly string[], now: Date, hasTime: () => boolean) {
  const left: string[] = [];
  const failed: string[] = [];
  for (const [index, id] of ids.entries()) {
    if (index >= mostClosed || !hasTime()) {
      left.push(id);
      continue;
    }
    try {
      await closeAbandonedBusiness(id, now);
    } catch (error) {
      logger.error('item not swept', { id, error: error as Error });
      failed.push(id);
    }
  }
  return { left: new Set([...left, ...failed]), failed: failed.length };
}

/**
 * Runs every hour: looks up the owners of some businesses in the user pool, where people may delete their account
 * themselves by Cognito's own call, and closes those whose owner had none in two runs a day apart. Throws where one
 * fails, so that the event is kept and raises an alarm; the next run tries it again, too.
 */
export const handler = onSchedule(async (now, hasTime) => {
  const before = await findOwnerSweep();
  const isDue = (foundAt: string) => Date.parse(foundAt) <= now.getTime() - day;
  const known = Object.entries(before.missing);
  const due = known.filter(([, foundAt]) => isDue(foundAt)).map(([id]) => id);
  const { left, failed } = await closeAll(due, now, hasTime);
  const kept = known.filter(([id, foundAt]) => !isDue(foundAt) || left.has(id));
  const isFull = kept.length >= mostMissing;
  const found = isFull
    ? { missing: [], place: before.place }
    : await findMissingOwners(before.place, hasTime);
  const fresh = found.missing.map((id) => [id, now.toISOString()] as const);
  await saveOwnerSweep(before, {
    place: found.place,
    missing: { ...Object.fromEntries(fresh), ...Object.fromEntries(kept) },
  });
  const swept = { closed: due.length - left.size, missing: kept.length + fresh.length };
  logger.info('owners swept', swept);
  if (failed > 0 || isFull) throw new Error(`${failed} businesses not closed, ${kept.length} wait`);
  return swept;
});
