import { findBusiness } from '../businesses/business-repository.ts';
import { mayPublish } from '../businesses/publishing.ts';
import { findUser } from '../shared/identity/user-repository.ts';
import { uploadIdIn } from './upload.ts';
import { findUpload } from './upload-repository.ts';

/** Returns the business of an uploaded file if it may not publish. The upload may be older than the business. */
export async function findWithheldBusiness(
  fileKey: string,
  now: Date,
): Promise<string | undefined> {
  const id = uploadIdIn(fileKey);
  const upload = id === undefined ? undefined : await findUpload(id, now);
  const { businessId } = (upload && (await findUser(upload.userId))) ?? {};
  const business = businessId === undefined ? undefined : await findBusiness(businessId);
  return business && !mayPublish(business.status) ? business.id : undefined;
}
