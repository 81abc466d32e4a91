import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { s3 } from '#lambdas/platform/aws/s3.ts';
import type { StoredReceipt } from '../invoices/invoice.ts';
import { receiptsBucketName as Bucket } from './receipts-bucket.ts';

/** Validity of a link in seconds. */
export const receiptLinkSeconds = 10 * 60;

interface ReceiptLink {
  readonly fileName: string;
  /** `inline` shows the file; its content type says a picture or a PDF, never a page. */
  readonly disposition: 'attachment' | 'inline';
}

/** Signs a link that downloads or shows a receipt. */
export function signReceiptLink(
  { fileKey, contentType }: StoredReceipt,
  { fileName, disposition }: ReceiptLink,
  now: Date,
): Promise<string> {
  const command = new GetObjectCommand({
    Bucket,
    Key: fileKey,
    ResponseContentDisposition: `${disposition}; filename="${fileName}"`,
    ResponseContentType: contentType,
    ResponseCacheControl: 'private, no-store',
  });
  return getSignedUrl(s3, command, { expiresIn: receiptLinkSeconds, signingDate: now });
}
