import type { Thing } from 'schema-dts';

/** The picture of a link in messengers. */
export interface LinkPicture {
  /** Path on the site. */
  readonly path: string;
  readonly alt: string;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** What search engines and messengers read about a page. Texts are plain. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the page that search engines list instead of copies, without a language. */
  readonly canonical: string;
  readonly image?: LinkPicture;
  readonly structuredData: readonly Thing[];
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
}
