import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { UploadForm, UploadInput } from '#contract/media/uploads.ts';
import { s3 } from '#lambdas/platform/aws/s3.ts';
import { formSeconds } from '../images/original.ts';

/**
 * A form that stores one file under exactly this key, of exactly this content type and of at most as many bytes as
 * the caller said, within ten minutes. S3 compares the fields with the policy, and the policy with its signature.
 */
export async function signForm(
  Bucket: string,
  fileKey: string,
  { contentType, size }: Pick<UploadInput, 'contentType' | 'size'>,
): Promise<Pick<UploadForm, 'url' | 'fields'>> {
  const { url, fields } = await createPresignedPost(s3, {
    Bucket,
    Key: fileKey,
    // The library adds each field, and the key, to the conditions of the policy.
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', 1, size]],
    Expires: formSeconds,
  });
  return { url, fields };
}
