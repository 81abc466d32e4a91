import type { BreadcrumbList } from 'schema-dts';

export interface Crumb {
  readonly name: string;
  /** Path of the page. */
  readonly path: string;
}

/** Returns the way to a page, from the top, as schema.org describes it. */
export function breadcrumbData(site: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + path,
    })),
  };
}
