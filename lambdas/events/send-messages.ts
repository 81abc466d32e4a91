import { workOfMessages } from './message-work.ts';
import { runBatchesOf } from './run-batch.ts';

/** Runs the jobs on messages, which alone may read the keys of Web Push and send mails. */
export const handler = runBatchesOf(workOfMessages);
