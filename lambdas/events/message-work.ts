import { tellOwner } from '../push/tell-owner.ts';
import type { Job } from './jobs.ts';
import type { WorkOf } from './run-batch.ts';

function eventOf({ name, event }: Job): NonNullable<Job['event']> {
  if (!event) throw new Error(`The job ${name} has no event`);
  return event;
}

/**
 * The work of each job on messages. What a push service does not take now becomes a job of its own, so that the
 * other browsers of the owner get the message once.
 */
export const workOfMessages: WorkOf<'messages'> = {
  'tell-owner': async (job, now) => {
    const { id } = job;
    const event = eventOf(job);
    const left = await tellOwner(id, event, now);
    return left.map((subscriptionId) => ({ name: 'send-message', id, event, subscriptionId }));
  },
  'send-message': async (job, now) => {
    const isMeant = ({ id }: { readonly id: string }) => id === job.subscriptionId;
    const left = await tellOwner(job.id, eventOf(job), now, isMeant);
    if (left.length > 0) throw new Error('The push service does not take the message now');
    return [];
  },
};
