import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '#contract/http/languages.ts';

/** What every open page gets. */
export interface PageProps {
  readonly t: TFunction;
  readonly language: Language;
  /** Path and query of the page without its language, for the links to the other languages. */
  readonly path: string;
  /** Whether the app shows the page before customers can: without islands and links to languages. */
  readonly isPreview?: boolean;
}

/** Further properties of a page about a shop or an offer. */
export interface MarketPageProps extends PageProps {
  readonly now: Date;
  /** Shows a text that the owner formatted. */
  readonly Text: ComponentType<{ readonly text: string }>;
  /** The origin of the site, for links in messages. */
  readonly site: string;
}
