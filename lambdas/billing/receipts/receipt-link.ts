import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { s3 } from '#lambdas/platform/aws/s3.ts';
import type { StoredReceipt } from '../invoices/invoice.ts';
import { receiptsBucketName as Bucket } from './receipts-bucket.ts';

/** Seconds for which a link is valid. */
export const receiptLinkSeconds = 10 * 60;

/** A link by which a browser saves the file of a receipt, and never shows it, valid from `now`. */
export function signReceiptLink(
  { fileKey, contentType }: StoredReceipt,
  fileName: string,
  now: Date,
): Promise<string> {
  const command = new GetObjectCommand({
    Bucket,
    Key: fileKey,
    ResponseContentDisposition: `attachment; filename="${fileName}"`,
    ResponseContentType: contentType,
    ResponseCacheControl: 'private, no-store',
  });
  return getSignedUrl(s3, command, { expiresIn: receiptLinkSeconds, signingDate: now });
}
