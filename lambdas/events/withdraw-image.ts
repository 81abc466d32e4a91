import { findImagesOrFail } from '../images/image-repository.ts';
import { listFiles, moveFiles } from '../images/move-files.ts';
import { originalKey } from '../images/original.ts';
import { removeOriginal } from '../images/processing/upload-files.ts';
import { showWhereUsed } from '../images/show-where-used.ts';
import type { Job, NextJob } from './jobs.ts';
import { secondPassDelay } from './take-steps.ts';

/** More files than an image has. */
const mostFiles = 100;

/**
 * Takes the files of an image that staff took down out of what the edge serves, and the image out of the items that
 * show it. Does so again two minutes later: a job that was under way may have written or moved a file after the first
 * pass.
 */
export async function withdrawImage(job: Job): Promise<readonly NextJob[]> {
  const [image] = await findImagesOrFail([job.id]);
  if (image?.reasonCode !== 'TAKEN_DOWN') return [];
  for (const place of ['public', 'withheld'] as const) {
    await moveFiles(await listFiles(place, `${job.id}/`, mostFiles), place, 'taken-down');
  }
  const { uploadId } = image;
  if (uploadId !== undefined) await removeOriginal(originalKey({ ...image, uploadId }));
  await showWhereUsed(job.id);
  return job.after === undefined ? [{ ...job, after: 'again', delaySeconds: secondPassDelay }] : [];
}
