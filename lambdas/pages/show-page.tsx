import type { ReactElement } from 'react';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '#contract/http/languages.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { PageAnswer } from '#lambdas/platform/http/page-handler.ts';
import { documentOf } from './document/html-document.tsx';
import { pageHeaders } from './document/page-headers.ts';
import type { PageHead } from './document/page-head.ts';
import { ownerTextOf } from './owner-text.tsx';
import { renderHtml } from './render-html.ts';
import { site } from './settings.ts';
import { textsOf } from './texts.ts';

/** What the views of a page get besides its data. */
interface PageFrame {
  readonly t: TFunction;
  readonly Text: ComponentType<{ readonly text: string }>;
  readonly site: string;
  readonly language: Language;
  readonly path: string;
}

interface PageContent<S extends number> {
  readonly status: S;
  readonly language: Language;
  /** Path and query of the page, without its language. */
  readonly path: string;
  /** The owners' texts that the page shows. */
  readonly ownerTexts?: readonly (string | undefined)[];
  readonly head: (t: TFunction) => PageHead;
  readonly body: (frame: PageFrame) => ReactElement;
}

/** Returns the owners' texts of offers. */
export const textsOfOffers = (offers: readonly Offer[]): readonly (string | undefined)[] =>
  offers.flatMap(({ moreDetails, offerRules }) => [moreDetails, offerRules]);

/** Renders a page in a language. */
export async function showPage<const S extends number>(content: PageContent<S>): Promise<PageAnswer<S>> {
  const { status, language, path, ownerTexts = [] } = content;
  const t = textsOf(language);
  const Text = await ownerTextOf(ownerTexts);
  const body = renderHtml(content.body({ t, Text, site, language, path }));
  const head = content.head(t);
  return { status, html: documentOf({ head, body, language }), headers: pageHeaders };
}
