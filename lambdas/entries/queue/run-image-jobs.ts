import { receiptJobWork } from '#lambdas/billing/receipts/job-work.ts';
import { pictureJobWork } from '#lambdas/media/uploads/job-work.ts';
import { runQueue } from '../run-queue.ts';

/**
 * Runs the jobs on pictures, which alone load the library that decodes them. They move and remove no image: who takes over
 * this process by a file must not reach the images of others.
 */
export const handler = runQueue<'images' | 'link-previews'>({
  ...pictureJobWork,
  ...receiptJobWork,
});
