import { findReadableImages, type ImageItem } from '../images/image-repository.ts';
import { listFiles, moveFiles } from '../images/move-files.ts';
import { originalKey } from '../images/original.ts';
import { removeOriginal } from '../images/processing/upload-files.ts';
import { showWhereUsed } from '../images/show-where-used.ts';
import { once, twice } from '../shared/steps.ts';
import type { WorkOf } from './run-batch.ts';
import { runSteps } from './run-steps.ts';

/** More files than an image has. */
const mostFiles = 100;

/**
 * Moves a taken-down image's files out of public reach, and removes it from the items that show it. Repeats this
 * two minutes later, since a running job may have written or moved a file meanwhile.
 */
export const withdrawImage: WorkOf<'withdraw-image'> = async (job, _, hasTime) => {
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
