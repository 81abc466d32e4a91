import { findBusiness } from '#lambdas/businesses/store/business.ts';
import { mayPublish } from '#lambdas/businesses/publishing.ts';
import { findUser } from '#lambdas/platform/identity/user-repository.ts';
import { uploadIdIn } from './upload.ts';
import { findUpload } from '../store/upload.ts';

/**
 * The id of the business of an upload, by the key of its file, if that may not publish; read strongly. Also for an
 * avatar that was uploaded before there was a business.
 */
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
