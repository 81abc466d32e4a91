import { sitemapIndexFile, sitemapPartFile } from '#contract/pages/sitemap-files.ts';
import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';
import { removeFile, writeFile } from '#lambdas/platform/files/file-storage.ts';
import { type PageAddress, sitemapIndex, sitemapPart } from './sitemap-xml.ts';

const bucket = requiredVariable('SITE_BUCKET');

/** Origin of the site; empty until the first deploy of a stage is complete. */
export const site = process.env['SITE_URL'] ?? '';

// The edge sets the Cache-Control of all files of the site with a stable name.
const contentType = 'application/xml';

/** Writes a part of the sitemap, over an earlier one of this number. */
export function writeSitemapPart(number: number, pages: readonly PageAddress[]): Promise<void> {
  return writeFile({ bucket, key: sitemapPartFile(number), contentType }, sitemapPart(pages, site));
}

/** Writes the index of the parts from 1 to `count`, all written by `changedOn` (YYYY-MM-DD). */
export function writeSitemapIndex(count: number, changedOn: string): Promise<void> {
  const parts = Array.from({ length: count }, (_, index) => ({
    path: `/${sitemapPartFile(index + 1)}`,
    changedOn,
  }));
  return writeFile({ bucket, key: sitemapIndexFile, contentType }, sitemapIndex(parts, site));
}

/** Removes a part that the index does not name any more. */
export function removeSitemapPart(number: number): Promise<void> {
  return removeFile({ bucket, key: sitemapPartFile(number) });
}
