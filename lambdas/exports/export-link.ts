import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { DataExport } from '#contract/accounts.ts';
import { s3 } from '../shared/s3.ts';
import { fileNameOf, linkSeconds } from './export.ts';
import { exportsBucketName as Bucket } from './export-bucket.ts';
import type { ExportItem } from './export-repository.ts';

/** A link to the file of an export, by which a browser saves it, valid for ten minutes from `now`. */
export async function signExportLink(
  item: ExportItem,
  now: Date,
): Promise<Required<Pick<DataExport, 'url' | 'expiresAt'>>> {
  const command = new GetObjectCommand({
    Bucket,
    Key: item.fileKey,
    ResponseContentDisposition: `attachment; filename="${fileNameOf(item)}"`,
    ResponseCacheControl: 'private, no-store',
  });
  const url = await getSignedUrl(s3, command, { expiresIn: linkSeconds, signingDate: now });
  return { url, expiresAt: new Date(now.getTime() + linkSeconds * 1000).toISOString() };
}
