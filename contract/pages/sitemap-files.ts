/** File of the site that lists the parts of the sitemap. */
export const sitemapIndexFile = 'sitemap.xml';

const partsFolder = 'sitemaps/';

/** Pattern of the files of the parts. */
export const sitemapParts = `${partsFolder}*`;

/** Returns the file of a part; the first is 1. */
export const sitemapPartFile = (part: number) => `${partsFolder}${part}.xml`;

/** Returns whether a file of the site belongs to the sitemap. */
export const isSitemapFile = (key: string) =>
  key === sitemapIndexFile || key.startsWith(partsFolder);
