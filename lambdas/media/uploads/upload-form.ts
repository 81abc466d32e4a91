import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { UploadForm, UploadInput } from '#contract/media/uploads.ts';
import { s3 } from '#lambdas/platform/aws/s3.ts';
import { formSeconds } from '../images/image-keys.ts';

/** Signs a form that uploads one file under exactly this key and type, with at most the declared size. */
export async function signForm(
  Bucket: string,
  fileKey: string,
  { contentType, size }: Pick<UploadInput, 'contentType' | 'size'>,
): Promise<Pick<UploadForm, 'url' | 'fields'>> {
  const { url, fields } = await createPresignedPost(s3, {
    Bucket,
    Key: fileKey,
    // The library adds key and fields to the conditions of the policy.
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', 1, size]],
    Expires: formSeconds,
  });
  return { url, fields };
}
