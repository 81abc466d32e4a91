import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { s3 } from '../aws/s3.ts';
import { type FileLocation, linkSeconds } from './file.ts';

/** Signs a download link to a file, valid for ten minutes from `now`. Returns the link and its expiry. */
export async function signFileLink(
  { bucket, key }: FileLocation,
  fileName: string,
  now: Date,
): Promise<{ readonly url: string; readonly expiresAt: string }> {
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseContentDisposition: `attachment; filename="${fileName}"`,
    ResponseCacheControl: 'private, no-store',
  });
  const url = await getSignedUrl(s3, command, { expiresIn: linkSeconds, signingDate: now });
  return { url, expiresAt: new Date(now.getTime() + linkSeconds * 1000).toISOString() };
}
