import { mayPublish } from '#lambdas/businesses/publishing.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { findUpload } from '../store/upload-store.ts';
import { uploadIdIn } from './upload.ts';

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
