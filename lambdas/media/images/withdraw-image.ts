import { runSteps, singleStep, withSecondPass } from '#lambdas/platform/jobs/job-steps.ts';
import type { WorkOf } from '#lambdas/platform/jobs/run-batch.ts';
import type { pictureMoveJobs } from '../jobs.ts';
import { removeOriginal } from '../processing/upload-files.ts';
import { findReadableImages, type ImageItem } from '../store/image-store.ts';
import { originalKey } from './image-keys.ts';
import { listFiles, moveFiles } from './move-files.ts';
import { showWhereUsed } from './refresh-images.ts';

/** More files than an image has. */
const mostFiles = 100;

/**
 * Moves a taken-down image's files out of public reach, and removes it from the items that show it. Repeats this
 * two minutes later, since a running job may have written or moved a file meanwhile.
 */
export const withdrawImage: WorkOf<typeof pictureMoveJobs, 'withdraw-image'> = async (
  job,
  _,
  hasTime,
) => {
  const [image] = await findReadableImages([job.id]);
  if (image?.reasonCode !== 'TAKEN_DOWN') return [];
  return runSteps(job, withSecondPass({ files: singleStep(() => withdraw(image)) }), hasTime);
};

async function withdraw(image: ImageItem): Promise<void> {
  const { key, uploadId } = image;
  for (const folder of ['public', 'withheld'] as const) {
    await moveFiles(await listFiles(folder, `${key}/`, mostFiles), folder, 'taken-down');
  }
  if (uploadId !== undefined) await removeOriginal(originalKey({ ...image, uploadId }));
  await showWhereUsed(key);
}
