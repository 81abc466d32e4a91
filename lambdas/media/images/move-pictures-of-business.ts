import { imageAreas } from '#contract/media/images.ts';
import { mayPublish } from '#lambdas/businesses/publishing.ts';
import {
  type BusinessItem,
  findReadableBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import type { WorkOf } from '#lambdas/platform/jobs/run-batch.ts';
import type { mediaJobs, pictureMoveJobs } from '../jobs.ts';
import { itemOfPreview } from '../link-previews/fingerprint.ts';
import { removeLinkPreviews } from '../link-previews/remove-link-previews.ts';
import { ownerIdOfUser } from './image-owner.ts';
import { listFiles, moveFiles } from './move-files.ts';

/** Files of one message: those of 100 pictures. */
const filesAtOnce = 600;

/** What the public keys of the files of a business begin with; its avatar may be of before there was a business. */
const prefixesOf = ({ id, userId }: BusinessItem) => [
  ...imageAreas.map((area) => `${area}/${id}/`),
  `business/${ownerIdOfUser(userId)}/`,
];

/** Takes files out of what the edge serves. Pictures of links are removed, since they can be drawn again. */
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
 * Makes the pictures of a business public or not, as its status says now, about 600 files in a message. Each message
 * reads the status again, and the last one finds nothing to move: whichever of several jobs ends last, all files are
 * where they belong. Those of a closed business are removed instead, and a revision has none.
 */
export const movePicturesOfBusiness: WorkOf<
  typeof pictureMoveJobs,
  'move-pictures-of-business',
  typeof mediaJobs
> = async (job) => {
  const business = await findReadableBusiness(job.id);
  if (!business || business.previousActive || business.status === 'closed') return [];
  const isPublic = mayPublish(business.status);
  let left = filesAtOnce;
  for (const prefix of prefixesOf(business)) {
    if (left <= 0) break;
    const keys = await listFiles(isPublic ? 'withheld' : 'public', prefix, left);
    left -= keys.length;
    if (isPublic) await moveFiles(keys, 'withheld', 'public');
    else await withhold(keys);
  }
  if (left < filesAtOnce) return [job];
  // They show photos, which are all back now.
  return isPublic ? [{ name: 'make-link-previews-of-business', id: job.id, place: null }] : [];
};
