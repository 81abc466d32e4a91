import { mailOwner } from '../mails/mail-owner.ts';
import { mailValidator } from '../mails/mail-validator.ts';
import { delayOfNextTry } from '../push/next-try.ts';
import { tellOwner } from '../push/tell-owner.ts';
import { logger } from '../shared/logger.ts';
import type { Job, NextJob } from './jobs.ts';
import { done, type WorkOf } from './run-batch.ts';

function eventOf({ name, event }: Job): NonNullable<Job['event']> {
  if (!event) throw new Error(`The job ${name} has no event`);
  return event;
}

function decisionOf({ name, decision }: Job): NonNullable<Job['decision']> {
  if (!decision) throw new Error(`The job ${name} has no decision`);
  return decision;
}

/**
 * The jobs that send a message again to those subscriptions that did not take it; none where it is too old by
 * then. The queue's own tries would end after twenty minutes, and in the dead-letter queue.
 */
function laterJobs(job: Job, left: readonly string[], now: Date): readonly NextJob[] {
  if (left.length === 0) return [];
  const event = eventOf(job);
  const tries = (job.tries ?? 0) + 1;
  const delaySeconds = delayOfNextTry(event, tries, now);
  if (delaySeconds === undefined) {
    logger.warn('push message given up', { code: event.code, tries, subscriptions: left.length });
    return [];
  }
  return left.map((subscriptionId) => ({
    name: 'send-message',
    id: job.id,
    event,
    subscriptionId,
    tries,
    delaySeconds,
  }));
}

/**
 * The work of each job on messages. What a push service does not take now becomes a job of its own, so that the
 * other browsers of the owner get the message once. A mail that SES does not take is tried again by the queue.
 */
export const workOfMessages: WorkOf<'messages'> = {
  'tell-owner': async (job, now) => laterJobs(job, await tellOwner(job.id, eventOf(job), now), now),
  'send-message': async (job, now) => {
    const isMeant = ({ id }: { readonly id: string }) => id === job.subscriptionId;
    return laterJobs(job, await tellOwner(job.id, eventOf(job), now, isMeant), now);
  },
  'mail-owner': (job, now) => done(mailOwner(job.id, decisionOf(job), now)),
  'mail-validator': (job, now) => done(mailValidator(job.id, now)),
};
