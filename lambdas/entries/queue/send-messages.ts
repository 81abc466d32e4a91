import { pushJobWork } from '#lambdas/messages/push/job-work.ts';
import { runQueue } from '../run-queue.ts';

/**
 * Runs the jobs on push messages, which alone may read the keys of Web Push. What a push service does not take now becomes
 * a job of its own, so that the other browsers of the owner get the message once.
 */
export const handler = runQueue<'messages'>(pushJobWork);
