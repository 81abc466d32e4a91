import { pictureMoveJobWork } from '#lambdas/media/images/job-work.ts';
import { runQueue } from '../run-queue.ts';

/** Runs the jobs that move and remove files of pictures, in a process that decodes none. */
export const handler = runQueue<'picture-moves'>(pictureMoveJobWork);
