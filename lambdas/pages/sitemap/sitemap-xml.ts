/** A page for search engines. */
export interface PageAddress {
  /** Path, without characters that XML escapes. */
  readonly path: string;
  /** Day of the last change, YYYY-MM-DD; absent if it is not known. */
  readonly changedOn?: string | undefined;
}

/** Namespace of sitemaps and their index (https://www.sitemaps.org/protocol.html). */
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns a document with one element for each address. */
function documentOf(
  [root, element]: readonly ['urlset', 'url'] | readonly ['sitemapindex', 'sitemap'],
  addresses: readonly PageAddress[],
  site: string,
): string {
  const lines = addresses.map(({ path, changedOn }) => {
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return `<${element}><loc>${site}${path}</loc>${changed}</${element}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespace}">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

/** Returns a part of the sitemap with its pages. */
export const sitemapPart = (pages: readonly PageAddress[], site: string): string =>
  documentOf(['urlset', 'url'], pages, site);

/** Returns the index with the files of all parts. */
export const sitemapIndex = (parts: readonly PageAddress[], site: string): string =>
  documentOf(['sitemapindex', 'sitemap'], parts, site);
