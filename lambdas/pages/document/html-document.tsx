/** @jsxImportSource preact */
import { render } from 'preact-render-to-string';
import { brandDrawings } from '#contract/brand/drawings.ts';
import { type Language, locales } from '#contract/http/languages.ts';
import { HeadTags } from './head-tags.tsx';
import type { PageHead } from './page-head.ts';

/** Paths of the built files that a page loads. */
export interface PageFiles {
  /** The module with the islands. */
  readonly page: string;
  /** The font of prices. */
  readonly font: string;
}

export interface DocumentParts {
  readonly head: PageHead;
  /** The content of the body as HTML. */
  readonly body: string;
  readonly language: Language;
  /** Origin of the site, such as `https://vitrine.example`. */
  readonly site: string;
  /** The whole style sheet, of which the Content-Security-Policy has the hash (`pageStyle`). */
  readonly style: string;
  readonly files: PageFiles;
}

/** Returns an open page as an HTML document. */
export function documentOf({ body, ...parts }: DocumentParts): string {
  const head = render(<HeadTags {...parts} />);
  const lang = locales[parts.language];
  return `<!doctype html><html lang="${lang}">${head}<body>${brandDrawings}${body}</body></html>`;
}
