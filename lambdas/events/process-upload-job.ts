import { findWithheldBusiness } from '../uploads/find-withheld-business.ts';
import { processUpload } from '../uploads/process-upload.ts';
import type { Job } from './jobs.ts';

/**
 * Makes the image of an upload, whose id is the key of its file. Its business is read after the files were written: a
 * suspension that comes later finds them by itself.
 */
export async function processUploadJob({ id }: Job, now: Date): Promise<readonly Job[]> {
  await processUpload(id, now);
  const businessId = await findWithheldBusiness(id, now);
  return businessId === undefined ? [] : [{ name: 'move-pictures-of-business', id: businessId }];
}
