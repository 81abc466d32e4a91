import { imageAreas } from '#contract/media/images.ts';
import { mayPublish } from '#lambdas/businesses/publishing.ts';
import {
  type BusinessItem,
  findReadableBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import type { WorkOf } from '#lambdas/platform/jobs/run-batch.ts';
import type { mediaJobs, pictureMoveJobs } from '../jobs.ts';
import { itemOfPreview } from '../link-previews/fingerprint.ts';
import { removeLinkPreviews } from '../link-previews/preview-files.ts';
import { listFiles, moveFiles } from './move-files.ts';
import { ownerIdOfUser } from './stored-image.ts';

/** Files per message: enough for 100 images. */
const filesPerMessage = 600;

/** Public key prefixes of a business's files; its avatar may be older than the business. */
const prefixesOf = ({ id, userId }: BusinessItem) => [
  ...imageAreas.map((area) => `${area}/${id}/`),
  `business/${ownerIdOfUser(userId)}/`,
];

/** Makes files unavailable at the edge. Link previews are removed, since they can be drawn again. */
async function withhold(publicKeys: readonly string[]): Promise<void> {
  const isPreview = (key: string) => itemOfPreview(key) !== undefined;
  await removeLinkPreviews(publicKeys.filter(isPreview));
  await moveFiles(
    publicKeys.filter((key) => !isPreview(key)),
    'public',
    'withheld',
  );
}

/**
 * Makes the images of a business public or not, by its current status, about 600 files per message. Each message
 * reads the status again, and the last one finds nothing to move, so concurrent jobs end in the right state.
 */
export const movePicturesOfBusiness: WorkOf<
  typeof pictureMoveJobs,
  'move-pictures-of-business',
  typeof mediaJobs
> = async (job) => {
  const business = await findReadableBusiness(job.id);
  if (!business || business.previousActive || business.status === 'closed') return [];
  const isPublic = mayPublish(business.status);
  let left = filesPerMessage;
  for (const prefix of prefixesOf(business)) {
    if (left <= 0) break;
    const keys = await listFiles(isPublic ? 'withheld' : 'public', prefix, left);
    left -= keys.length;
    if (isPublic) await moveFiles(keys, 'withheld', 'public');
    else await withhold(keys);
  }
  if (left < filesPerMessage) return [job];
  // Previews show photos, which are all back now.
  return isPublic ? [{ name: 'make-link-previews-of-business', id: job.id, place: null }] : [];
};
