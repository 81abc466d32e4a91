import type { UploadForm, UploadInput } from '#contract/media/uploads.ts';
import { newReceiptUpload } from '#lambdas/billing/receipts/receipt-upload.ts';
import { receiptsBucketName } from '#lambdas/billing/receipts/receipts-bucket.ts';
import { insertReceiptUpload } from '#lambdas/billing/store/receipt-upload-store.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { isValidator } from '../../platform/identity/shop-member.ts';
import { formEnd } from './upload.ts';

/**
 * Returns the business of an owner with unpaid invoices. Throws FORBIDDEN for other users, BUSINESS_NOT_FOUND, and
 * INVALID_TRANSITION without an unpaid invoice, or anyone could store files.
 */
async function findPayer(actor: Actor): Promise<string> {
  const { userId, businessId } = actor;
  if (businessId === undefined || isValidator(actor)) throw new AppError('FORBIDDEN');
  const business = await findBusiness(businessId);
  const isPayer = business?.userId === userId && business.status !== 'closed';
  if (!isPayer) throw new AppError('BUSINESS_NOT_FOUND');
  const subscription = await findSubscription(businessId);
  if (!subscription?.unpaid.length) throw new AppError('INVALID_TRANSITION');
  return businessId;
}

/** Returns an upload form for a receipt, and the writes of its upload. */
export async function createReceiptUpload(
  actor: Actor,
  body: UploadInput,
  now: Date,
): Promise<{ readonly form: UploadForm; readonly writes: readonly Write[] }> {
  const businessId = await findPayer(actor);
  const id = newId('upload', now);
  const upload = newReceiptUpload(body, { id, userId: actor.userId, businessId, now });
  const { signForm } = await import('./upload-form.ts');
  const signed = await signForm(receiptsBucketName, upload.fileKey, body);
  const form = { id, ...signed, expiresAt: formEnd(now).toISOString() };
  return { form, writes: [insertReceiptUpload(upload)] };
}
