import type { WorkOf } from '#lambdas/platform/jobs/run-batch.ts';
import { runSteps } from '#lambdas/platform/jobs/run-steps.ts';
import { once, twice } from '#lambdas/platform/jobs/steps.ts';
import type { pictureMoveJobs } from '../jobs.ts';
import { removeOriginal } from '../processing/upload-files.ts';
import { findReadableImages, type ImageItem } from '../store/image-store.ts';
import { listFiles, moveFiles } from './move-files.ts';
import { originalKey } from './original.ts';
import { showWhereUsed } from './show-where-used.ts';

/** More files than an image has. */
const mostFiles = 100;

/**
 * Takes the files of an image that staff took down out of what the edge serves, and the image out of the items that
 * show it. Does so again two minutes later: a job that was under way may have written or moved a file after the first
 * pass.
 */
export const withdrawImage: WorkOf<typeof pictureMoveJobs, 'withdraw-image'> = async (
  job,
  _,
  hasTime,
) => {
  const [image] = await findReadableImages([job.id]);
  if (image?.reasonCode !== 'TAKEN_DOWN') return [];
  return runSteps(job, twice({ files: once(() => withdraw(image)) }), hasTime);
};

async function withdraw(image: ImageItem): Promise<void> {
  const { key, uploadId } = image;
  for (const place of ['public', 'withheld'] as const) {
    await moveFiles(await listFiles(place, `${key}/`, mostFiles), place, 'taken-down');
  }
  if (uploadId !== undefined) await removeOriginal(originalKey({ ...image, uploadId }));
  await showWhereUsed(key);
}
